import { Figure } from '@/ui/Figure';

const VAULT_X = 92;
const CALLER_X = 248;
const FIRST_Y = 62;
const STEP = 40;
const HEIGHT = 290;

const steps = [
  { to: 'vault', text: '1. withdraw()', recorded: 1, paid: 0 },
  { to: 'caller', text: '2. sends 1', recorded: 1, paid: 1 },
  { to: 'vault', text: '3. withdraw() again', recorded: 1, paid: 1 },
  { to: 'caller', text: '4. sends 1', recorded: 1, paid: 2 },
  { to: 'none', text: '5. inner call: balance = 0', recorded: 0, paid: 2 },
] as const;

/** Why a balance cleared after the payment can be paid out twice. */
export function ReentrantCall() {
  return (
    <Figure
      width={340}
      height={HEIGHT}
      alt="Sequence between a vault and a calling contract with a balance of 1. The caller withdraws, is sent 1, withdraws again before the vault has cleared the balance, is sent 1 more, and only then is the balance set to 0. Paid out: 2."
      caption="The balance is still 1 when the second call reads it. Everything goes wrong between steps 2 and 5."
    >
      <defs>
        <marker
          id="auditrix-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="var(--ink)" />
        </marker>
      </defs>
      <text className="fig-strong" x={VAULT_X} y="18" textAnchor="middle">
        Vault
      </text>
      <text className="fig-strong" x={CALLER_X} y="18" textAnchor="middle">
        Caller’s contract
      </text>
      <text className="fig-label" x="8" y="36">
        Balance
      </text>
      <text className="fig-label" x="332" y="36" textAnchor="end">
        Paid
      </text>
      {[VAULT_X, CALLER_X].map((x) => (
        <line key={x} x1={x} x2={x} y1="26" y2={HEIGHT - 36} stroke="var(--mute)" />
      ))}
      <rect x={VAULT_X - 5} y={FIRST_Y + STEP} width="10" height={STEP * 3} fill="var(--accent)" />
      {steps.map(({ to, text, recorded, paid }, index) => {
        const y = FIRST_Y + index * STEP;
        return (
          <g key={text}>
            <text
              className="fig-text"
              x={to === 'none' ? VAULT_X + 12 : 170}
              y={y - 7}
              textAnchor={to === 'none' ? 'start' : 'middle'}
            >
              {text}
            </text>
            {to !== 'none' && (
              <line
                x1={to === 'vault' ? CALLER_X : VAULT_X + 6}
                x2={to === 'vault' ? VAULT_X + 6 : CALLER_X}
                y1={y}
                y2={y}
                stroke="var(--ink)"
                strokeWidth="1.5"
                markerEnd="url(#auditrix-arrow)"
              />
            )}
            <text className="fig-text" x="34" y={y + 4} textAnchor="middle">
              {recorded}
            </text>
            <text
              className={paid > 1 ? 'fig-accent' : 'fig-text'}
              x="318"
              y={y + 4}
              textAnchor="middle"
            >
              {paid}
            </text>
          </g>
        );
      })}
      <text className="fig-label" x="170" y={HEIGHT - 12} textAnchor="middle">
        Bar: paid but not yet recorded
      </text>
    </Figure>
  );
}
