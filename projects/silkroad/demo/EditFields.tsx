import { Segmented } from '@/stage/Segmented';
import { SelectField } from '@/stage/SelectField';
import { TextField } from '@/stage/TextField';

import { COVERS } from './attack';
import type { Attack, Cover } from './attack';
import type { Ledger } from './block';
import { listLeaves } from './leaves';

const COVER_NAMES: Readonly<Record<Cover, string>> = {
  none: 'Nothing else',
  hash: 'Its hash too',
  links: 'All later hashes too',
  sign: 'Sign it anew, as an insider',
};

/** Field names as a visitor reads them; the rest are readable as they are. */
const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ['content.index', 'Number of the block'],
  ['content.previousHash', 'Hash of the block before'],
  ['content.role', 'Role'],
  ['content.step', 'Day'],
  ['content.event.kind', 'Event'],
  ['content.event.batch', 'Batch'],
  ['content.event.quantity', 'Boxes'],
  ['content.event.place', 'Place'],
  ['content.event.drug', 'Medicine'],
  ['content.event.boxesRoot', 'Root of all boxes'],
  ['content.length', 'Number of blocks'],
  ['content.headHash', 'Last hash'],
  ['signature', 'Signature'],
  ['hash', 'Hash'],
]);

/** What the form holds before it becomes an attack. */
export interface EditDraft {
  /** The way to the value inside its block, such as `content.event.quantity`. */
  readonly field: string;
  readonly value: string;
  readonly cover: Cover;
}

interface Props {
  ledger: Ledger;
  /** A block's number, or `seal`. */
  target: string;
  draft: EditDraft;
  onChange: (changes: Partial<EditDraft>) => void;
}

/** Any value of the block, what to write there, and how carefully to hide it. */
export function EditFields({ ledger, target, draft, onChange }: Props) {
  const fields = listFields(ledger, target);
  const field = fieldIn(fields, draft.field);
  return (
    <>
      <SelectField
        label="Value"
        choices={fields.map((choice) => ({
          value: choice.field,
          name: `${FIELD_NAMES.get(choice.field) ?? choice.field}: ${choice.value}`,
        }))}
        chosen={field}
        onChoose={(chosen) => onChange({ field: chosen })}
      />
      <TextField
        label="Write instead"
        value={draft.value}
        onChange={(value) => onChange({ value })}
      />
      <Segmented
        legend="And repair"
        choices={COVERS}
        chosen={draft.cover}
        nameOf={(cover) => COVER_NAMES[cover]}
        onChoose={(cover) => onChange({ cover })}
      />
    </>
  );
}

/** The draft as an attack on the target; a field that the target lacks becomes its first one. */
export function toEdit(ledger: Ledger, target: string, draft: EditDraft): Attack {
  const field = fieldIn(listFields(ledger, target), draft.field);
  const path = [...prefixOf(target), ...field.split('.')];
  return { kind: 'edit', path, value: draft.value, cover: draft.cover };
}

function listFields(ledger: Ledger, target: string): { field: string; value: string }[] {
  const prefix = prefixOf(target);
  return listLeaves(ledger)
    .filter(({ path }) => prefix.every((key, index) => path[index] === key))
    .map(({ path, value }) => ({
      field: path.slice(prefix.length).join('.'),
      value: String(value),
    }));
}

function fieldIn(fields: readonly { field: string }[], wanted: string): string {
  const found = fields.find(({ field }) => field === wanted) ?? fields[0];
  return found?.field ?? wanted;
}

function prefixOf(target: string): string[] {
  return target === 'seal' ? ['seal'] : ['blocks', target];
}
