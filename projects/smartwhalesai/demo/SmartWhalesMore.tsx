import { useState } from 'react';

import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField, TextField } from '@/stage/fields';
import type { Run } from '@/stage/use-run';

import { AddressLetters } from './AddressLetters';
import { flipCase, mistype } from './checksum';
import { listHoldings } from './holdings';
import { addressSetting } from './settings';
import type { Settings } from './settings';
import { viewOf } from './view';
import { WALLET } from './wallet';

/** A letter that stands apart enough to be found: the twelfth. */
const FLIPPED = 11;

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
          onClick={() => run.change({ address: flipCase(WALLET, FLIPPED) })}
        >
          Flip one letter of the address
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
