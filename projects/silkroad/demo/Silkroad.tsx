import { DemoStage } from '@/stage/DemoStage';
import { Notice } from '@/stage/Notice';

import { LedgerDesk } from './LedgerDesk';
import styles from './silkroad.css?url';

/** The island of the Silk Road demo. */
export function Silkroad() {
  return (
    <DemoStage name="Silk Road, running" styles={styles}>
      <SecureDesk />
    </DemoStage>
  );
}

/** Browsers offer their cryptography only to pages that nobody could have changed on the way. */
function SecureDesk() {
  if (window.isSecureContext) return <LedgerDesk />;
  return (
    <div className="silkroad__part">
      <Notice tone="problem">
        This ledger is signed with the browser&rsquo;s own cryptography, which is available only
        over HTTPS. Open the page at an address that starts with https.
      </Notice>
    </div>
  );
}
