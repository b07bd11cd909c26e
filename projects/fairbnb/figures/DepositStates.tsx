import { Arrow } from '@/ui/diagram/Arrow';
import { Box } from '@/ui/diagram/Box';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

/** Every state a deposit can be in, and the two ways it can end. */
export function DepositStates() {
  return (
    <Figure
      height={390}
      alt="The deposit starts as held. With no claim by the deadline it is owed to the tenant. With a claim that the tenant does not answer it is owed to the landlord. With an answer, a jury is drawn, jurors seal their votes, then open them. A majority for the claim makes the deposit owed to the landlord; otherwise it is owed to the tenant. The one it is owed to collects it."
      caption="Every path ends in one of two boxes, and every waiting state has a deadline. Claim and answer each open a sealed number for the draw."
    >
      <Box x={10} y={6} width={320} text="Held: one month of rent" />
      <Arrow points={[60, 46, 60, 318]} />
      <Text look="label" x={70} y={76} anchor="start" text="No claim" />
      <Arrow points={[250, 46, 250, 98]} />
      <Text look="label" x={240} y={76} anchor="end" text="Claim" />
      <Arrow points={[250, 76, 334, 76, 334, 338, 320, 338]} />
      <Text look="label" x={294} y={62} text="No answer" />
      {['Jury drawn', 'Votes sealed', 'Votes opened'].map((state, index) => (
        <Box key={state} x={180} y={98 + index * 66} width={140} text={state} />
      ))}
      <Arrow points={[250, 138, 250, 164]} />
      <Arrow points={[250, 204, 250, 230]} />
      <Arrow points={[275, 270, 275, 318]} />
      <Text look="label" x={267} y={294} anchor="end" text="Majority" />
      <Arrow points={[180, 250, 115, 250, 115, 318]} />
      <Text look="label" x={125} y={266} anchor="start" text="If not" />
      <Box x={10} y={318} width={150} tone="accent" text="Owed to tenant" />
      <Box x={180} y={318} width={140} tone="accent" text="Owed to landlord" />
      <Text look="label" x={170} y={378} text="Collected by whoever is owed" />
    </Figure>
  );
}
