import { useState } from 'react';

import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField, TextField } from '@/stage/fields';
import type { Run } from '@/stage/use-run';

import { AddressLetters } from './AddressLetters';
import { formatCents, formatQuantity } from './format-cents';
import { priceOf, valueOf } from './ledger';
import { addressSetting } from './settings';
import type { Settings } from './settings';
import { viewOf } from './view';
import type { View } from './view';
import { CHAINS, NATIVE, WALLET } from './wallet';
import { formatContract } from './words';

/** The exact fields, two things that can really happen to a wallet, and every holding behind the total. */
export function SmartWhalesMore({
  run,
  data: since,
}: SceneProps<Settings, (id: number) => number>) {
  const { fake, sold } = run.values;
  const view = viewOf(run.values, since);
  return (
    <div className="smartwhales-more">
      <section>
        <AddressField run={run} />
        <AddressLetters view={view} onChange={(address) => run.change({ address })} />
        <SettingField control={run.number('decimals')} />
        <SettingField control={run.number('wait')} unit="s" />
      </section>
      <section className="smartwhales-more__events">
        <button
          type="button"
          className="stage-chip"
          aria-pressed={sold}
          onClick={() => run.change({ sold: !sold })}
        >
          Really sell 20 ETH on Ethereum
        </button>
        <button
          type="button"
          className="stage-chip"
          aria-pressed={fake}
          onClick={() => run.change({ fake: !fake })}
        >
          Send a coin that calls itself USDC
        </button>
        <button
          type="button"
          className="stage-chip"
          onClick={() => run.change({ address: mistype(WALLET) })}
        >
          Change one digit of the address
        </button>
      </section>
      <DataTable
        caption="Made-up sample holdings at example prices, as the chains that answered report them. A token is its chain and its contract."
        columns={['Token', 'Contract', 'Whole number', 'Decimals', 'Quantity', 'Price', 'Value']}
        rows={listHoldings(view)}
      />
    </div>
  );
}

/** What was typed stays until it is an address, or until another run takes its place. */
function AddressField({ run }: { run: Run<Settings> }) {
  const current = JSON.stringify(run.values);
  const [typed, setTyped] = useState<{ text: string; during: string }>();
  const draft = typed?.during === current ? typed.text : undefined;
  const reading = draft === undefined ? undefined : addressSetting.parse(draft);
  return (
    <TextField
      label="Wallet address"
      value={draft ?? addressSetting.write(run.values.address)}
      problem={reading && 'problem' in reading ? reading.problem : undefined}
      onChange={(text) => {
        const next = addressSetting.parse(text);
        setTyped('value' in next ? undefined : { text, during: current });
        if ('value' in next) run.change({ address: next.value });
      }}
    />
  );
}

function listHoldings({ readings, approach }: View): string[][] {
  return readings.flatMap((reading, index) => {
    const chain = CHAINS[index]?.name ?? '';
    if (reading.status === 'loading') return [];
    if (reading.status === 'unavailable') return [[`${chain}: unknown`, '', '', '', '', '', '']];
    return reading.holdings.map((holding) => {
      const { symbol, contract, raw, decimals } = holding;
      const price = priceOf(holding, approach);
      const value = valueOf(holding, approach);
      return [
        `${chain}: ${symbol}${price === undefined ? ' (not counted)' : ''}`,
        contract === NATIVE ? 'its own coin' : formatContract(contract),
        String(raw),
        String(decimals),
        formatQuantity(raw, decimals),
        price === undefined ? 'none' : formatCents(price),
        value === undefined ? 'not counted' : formatCents(value),
      ];
    });
  });
}

/** The first digit, one higher: another wallet, and letters that no longer agree with their hash. */
function mistype(digits: string): string {
  const place = digits.search(/[0-8]/);
  return (
    digits.slice(0, place) + String(Number(digits.charAt(place)) + 1) + digits.slice(place + 1)
  );
}
