import { useState } from 'react';

import { Notice } from '@/stage/Notice';
import { Segmented } from '@/stage/Segmented';
import { Heading } from '@/ui/Heading';

import { ATTACK_KINDS, findAttackProblem } from './attack';
import type { Attack, AttackKind } from './attack';
import { ROLES } from './block';
import type { Ledger, Role } from './block';
import { roleName } from './describe';
import { EditFields, toEdit } from './EditFields';
import type { EditDraft } from './EditFields';

const KIND_NAMES: Readonly<Record<AttackKind, string>> = {
  edit: 'Change a value',
  forge: 'Forge a signature',
  drop: 'Drop a block',
  swap: 'Swap two blocks',
};

interface Props {
  /** The honest ledger; every attack starts from it. */
  ledger: Ledger;
  attack: Attack | undefined;
  onAttack: (attack: Attack) => void;
}

/** Where the visitor becomes the attacker. Nothing happens before the button is pressed. */
export function AttackForm({ ledger, attack, onAttack }: Props) {
  const [kind, setKind] = useState<AttackKind>(attack?.kind ?? 'edit');
  const [position, setPosition] = useState(() => firstTarget(attack));
  const [edit, setEdit] = useState<EditDraft>({
    field: 'content.event.quantity',
    value: '999',
    cover: 'none',
  });
  const [forger, setForger] = useState<Role>('hospital');
  const targets = listTargets(ledger, kind);
  const target = targets.includes(position) ? position : '0';

  const planned = planAttack();
  const problem = findAttackProblem(ledger, planned);
  return (
    <form
      className="silkroad__part silkroad__attack"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) onAttack(planned);
      }}
    >
      <Heading level={3} size="label">
        Tamper with it
      </Heading>
      <Segmented
        legend="Crime"
        choices={ATTACK_KINDS}
        chosen={kind}
        nameOf={(choice) => KIND_NAMES[choice]}
        onChoose={setKind}
      />
      <Segmented
        legend={kind === 'swap' ? 'Block, with the one after it' : 'Block'}
        choices={targets}
        chosen={target}
        nameOf={(choice) => (choice === SEAL ? 'Seal' : choice)}
        onChoose={setPosition}
      />
      {kind === 'edit' && (
        <EditFields
          ledger={ledger}
          target={target}
          draft={edit}
          onChange={(changes) => setEdit({ ...edit, ...changes })}
        />
      )}
      {kind === 'forge' && (
        <Segmented
          legend="Signed with the key of"
          choices={ROLES}
          chosen={forger}
          nameOf={roleName}
          onChoose={setForger}
        />
      )}
      {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
      <div>
        <button type="submit" className="button button--primary" disabled={problem !== undefined}>
          {KIND_NAMES[kind]}
        </button>
      </div>
    </form>
  );

  function planAttack(): Attack {
    if (kind === 'edit') return toEdit(ledger, target, edit);
    const block = Number(target);
    return kind === 'forge' ? { kind, block, as: forger } : { kind, block };
  }
}

const SEAL = 'seal';

function listTargets(ledger: Ledger, kind: AttackKind): string[] {
  const blocks = [...ledger.blocks.keys()].map(String);
  if (kind === 'edit') return [...blocks, SEAL];
  return kind === 'swap' ? blocks.slice(0, -1) : blocks;
}

function firstTarget(attack: Attack | undefined): string {
  if (attack === undefined) return '2';
  if (attack.kind !== 'edit') return String(attack.block);
  const [part, position = '0'] = attack.path;
  return part === SEAL ? SEAL : position;
}
