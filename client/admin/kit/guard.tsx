import { Component, type ReactNode } from 'react';
import { LoadFailed } from '../screen-states';

/** Shows a sentence instead of a part that fails to render, so that the rest of the screen stays usable. */
export class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <LoadFailed text="This part cannot be shown." onRetry={() => this.setState({ failed: false })} />;
  }
}
