import { LiveNumber } from '@/stage/Sentence';
import type { Run } from '@/stage/use-run';

import type { Hearing } from './hearing';
import { lostByDividingTwice, total } from './ledger';
import type { Settings } from './settings';
import { formatCoins } from './words';

interface Props {
  run: Run<Settings>;
  hearing: Hearing;
}

/** Where every coin of the first payment goes after this verdict. */
export function MoneyLine({ run, hearing: { ledger, winner } }: Props) {
  const { rent } = run.values;
  const paid = Object.entries(ledger.owed).filter(([who]) => who.startsWith('juror'));
  const pay = paid[0]?.[1] ?? 0;
  const landlord = (ledger.owed['landlord'] ?? 0) - (winner === 'landlord' ? rent : 0);
  const lost = lostByDividingTwice(rent);
  return (
    <p className="fairbnb__money" data-money>
      <span>
        Rent <LiveNumber control={run.number('rent')} />:
      </span>
      <span>{formatCoins(ledger.paidIn)} paid in =</span>
      <span>
        {formatCoins(rent)} deposit, to the {winner} +
      </span>
      <span>{formatCoins(landlord)} landlord +</span>
      <span>
        {formatCoins(pay * paid.length)} jurors ({paid.length} × {formatCoins(pay)}) +
      </span>
      <span>{formatCoins(ledger.owed['platform'] ?? 0)} platform.</span>
      <span>
        Left over: {formatCoins(ledger.paidIn - total(ledger))}.
        {lost > 0 && ` Dividing twice would lose ${formatCoins(lost)}.`}
      </span>
    </p>
  );
}
