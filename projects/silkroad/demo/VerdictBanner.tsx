import { Button } from '@/ui/Button';

import type { Inspection } from './use-inspection';

interface Props {
  inspection: Inspection;
  isAttacked: boolean;
  onUndo: () => void;
}

/** What a reader with the three public keys says about the ledger: all of it, or the first thing wrong. */
export function VerdictBanner({ inspection: { ledger, verdict }, isAttacked, onUndo }: Props) {
  return (
    <div className="verdict" data-verdict={verdict.status}>
      <div role="status">
        <strong className="verdict__word">
          {verdict.status === 'intact' ? 'Intact' : 'Refused'}
        </strong>
        <p>
          {verdict.status === 'intact'
            ? `${ledger.blocks.length} blocks, each linked, signed by its role and within the rules, under the regulator’s seal.`
            : verdict.sentence}
        </p>
      </div>
      {isAttacked && (
        <Button look="secondary" onPress={onUndo}>
          Undo the tampering
        </Button>
      )}
    </div>
  );
}
