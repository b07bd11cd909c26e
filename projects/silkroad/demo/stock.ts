import type { EventKind, LedgerEvent } from './ledger';

/** Boxes of one batch by where they are; `made` only remembers how many there ever were. */
interface BatchStock {
  readonly made: number;
  readonly atSupplier: number;
  readonly inTransit: number;
  readonly atHospital: number;
  readonly withPatients: number;
}

/** By batch. */
export type Stock = ReadonlyMap<string, BatchStock>;

export type StockRefusal = 'quantity-invalid' | 'quantity-exceeded' | 'batch-repeated';

export type StockMove =
  | { readonly status: 'moved'; readonly stock: Stock }
  | {
      readonly status: 'refused';
      readonly reason: StockRefusal;
      /** How many boxes there were to move. */
      readonly available: number;
    };

interface Route {
  readonly from: keyof BatchStock;
  readonly to: keyof BatchStock;
}

const ROUTES: Readonly<Record<Exclude<EventKind, 'manufactured'>, Route>> = {
  // Inspecting takes no box away, but nobody can inspect more boxes than were made.
  inspected: { from: 'made', to: 'made' },
  shipped: { from: 'atSupplier', to: 'inTransit' },
  received: { from: 'inTransit', to: 'atHospital' },
  dispensed: { from: 'atHospital', to: 'withPatients' },
};

const NOTHING: BatchStock = {
  made: 0,
  atSupplier: 0,
  inTransit: 0,
  atHospital: 0,
  withPatients: 0,
};

/** Carries the event's boxes to where it takes them, or says why there are no such boxes. */
export function moveStock(stock: Stock, event: LedgerEvent): StockMove {
  const { kind, batch, quantity } = event;
  // A negative quantity would bring boxes back from nowhere; a line about none takes none.
  if (!Number.isSafeInteger(quantity) || quantity < 0) return refuse('quantity-invalid');
  if (kind === 'manufactured') {
    if (stock.has(batch)) return refuse('batch-repeated');
    return keep(stock, batch, { ...NOTHING, made: quantity, atSupplier: quantity });
  }
  const before = stock.get(batch) ?? NOTHING;
  const { from, to } = ROUTES[kind];
  if (quantity > before[from]) return refuse('quantity-exceeded', before[from]);
  const taken = { ...before, [from]: before[from] - quantity };
  return keep(stock, batch, { ...taken, [to]: taken[to] + quantity });
}

function keep(stock: Stock, batch: string, after: BatchStock): StockMove {
  return { status: 'moved', stock: new Map(stock).set(batch, after) };
}

function refuse(reason: StockRefusal, available = 0): StockMove {
  return { status: 'refused', reason, available };
}
