import { Arrow } from '@/ui/diagram/Arrow';
import { Box } from '@/ui/diagram/Box';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

/** Every state a deposit can be in, and the two ways it can end. */
export function DepositStates() {
  return (
    <Figure
      height={382}
      alt="The deposit starts as held. With no claim by the deadline it is owed to the tenant. With a claim, a jury is drawn, jurors seal their votes, then open them. A majority for the claim makes the deposit owed to the landlord; otherwise it is owed to the tenant. The one it is owed to collects it."
      caption="Every path ends in one of two boxes, and every waiting state has a deadline. A side that does not open its number for the draw loses there; those two paths are not drawn."
    >
      <Box x={10} y={6} width={320} text="Held: one month of rent" />
      <Arrow points={[60, 46, 60, 310]} />
      <Text look="label" x={70} y={68} anchor="start" text="No claim" />
      <Arrow points={[255, 46, 255, 90]} />
      <Text look="label" x={265} y={68} anchor="start" text="Claim" />
      {['Jury drawn', 'Votes sealed', 'Votes opened'].map((state, index) => (
        <Box key={state} x={180} y={90 + index * 66} width={150} text={state} />
      ))}
      <Arrow points={[255, 130, 255, 156]} />
      <Arrow points={[255, 196, 255, 222]} />
      <Arrow points={[280, 262, 280, 310]} />
      <Text look="label" x={272} y={286} anchor="end" text="Majority" />
      <Arrow points={[180, 242, 115, 242, 115, 310]} />
      <Text look="label" x={125} y={258} anchor="start" text="If not" />
      <Box x={10} y={310} width={150} tone="accent" text="Owed to tenant" />
      <Box x={180} y={310} width={150} tone="accent" text="Owed to landlord" />
      <Text look="label" x={170} y={370} text="Collected by whoever is owed" />
    </Figure>
  );
}
