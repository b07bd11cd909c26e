import { Arrow } from '@/ui/diagram/Arrow';
import { Bar } from '@/ui/diagram/Bar';
import { Lifeline } from '@/ui/diagram/Lifeline';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const VAULT_X = 96;
const CALLER_X = 250;
const STEP = 40;
const BOTTOM = 308;
const DEPOSIT = 1;

/** `pays` and `clears` are what the step does; the columns beside it are counted from them. */
const steps = [
  { text: '1. withdraw()', isCall: true },
  { text: '2. sends 1', isCall: false, pays: DEPOSIT },
  { text: '3. withdraw() again', isCall: true },
  { text: '4. sends 1', isCall: false, pays: DEPOSIT },
  { text: '5. inner: balance = 0', clears: true },
  { text: '6. outer: balance = 0', clears: true },
];
const stepY = (index: number) => 68 + index * STEP;

/** Why a balance cleared after the payment can be paid out twice. */
export function ReentrantCall() {
  return (
    <Figure
      height={BOTTOM + 26}
      alt={`Sequence between a vault and a calling contract with a balance of ${DEPOSIT}. The caller withdraws, is sent ${DEPOSIT}, withdraws again before the vault has cleared the balance, is sent ${DEPOSIT} more, and only then does the inner call set the balance to 0, and after it the outer one. Paid out: ${paidAfter(steps.length - 1)}.`}
      caption="The balance is still 1 when the inner call reads it, because the outer one has paid and not yet cleared. Nothing stops a third call inside the second."
    >
      <Lifeline name="Vault" x={VAULT_X} bottom={BOTTOM} />
      <Lifeline name="Caller’s contract" x={CALLER_X} bottom={BOTTOM} />
      <Text look="label" x={34} y={40} text="Balance" />
      <Text look="label" x={312} y={40} text="Paid" />
      <Bar x={VAULT_X - 5} y={stepY(1)} width={10} height={STEP * 3} tone="accent" />
      {steps.map(({ text, isCall }, index) => {
        const y = stepY(index);
        const isOverpaid = paidAfter(index) > DEPOSIT;
        return (
          <g key={text}>
            {isCall === undefined ? (
              <Text x={VAULT_X + 14} y={y} anchor="start" text={text} />
            ) : (
              <Arrow
                points={isCall ? [CALLER_X, y, VAULT_X + 4, y] : [VAULT_X + 5, y, CALLER_X, y]}
                label={text}
              />
            )}
            <Text x={34} y={y} text={isClearedAfter(index) ? 0 : DEPOSIT} />
            <Text look={isOverpaid ? 'accent' : 'text'} x={312} y={y} text={paidAfter(index)} />
          </g>
        );
      })}
      <Text look="label" x={170} y={BOTTOM + 16} text="Bar: paid but not yet cleared" />
    </Figure>
  );
}

function paidAfter(last: number) {
  return steps.slice(0, last + 1).reduce((sum, { pays = 0 }) => sum + pays, 0);
}

function isClearedAfter(last: number) {
  return steps.slice(0, last + 1).some(({ clears }) => clears);
}
