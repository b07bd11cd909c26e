import { Component } from 'react';
import type { ReactNode } from 'react';

import { Button } from '@/ui/Button';

import { Notice } from './Notice';

interface Props {
  children: ReactNode;
  onFailure: () => void;
  onRetry: () => void;
}

interface State {
  hasFailed: boolean;
}

/** Keeps a demo's crash inside the demo. A class, because React has no hook for it. */
export class DemoBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override state: State = { hasFailed: false };

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="stage__failure">
        <Notice tone="problem">
          The demo stopped because of a fault of its own. The write-up is not affected.
        </Notice>
        <Button onPress={this.props.onRetry}>Start again</Button>
      </div>
    );
  }
}
