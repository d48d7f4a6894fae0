import { ErrorState } from '@tallrik/ui/ErrorState';
import { Component, type ReactNode } from 'react';
import { useTranslate } from '../shared/translate/use-translate.tsx';

/** The last net: a bug in one screen must not leave a guest with a blank page. Nothing is lost: the cart is kept. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const t = useTranslate();
  return (
    <ErrorState
      isPageTitle
      title={t('General.Error.Title')}
      text={t('General.Error.Text')}
      retry={{ label: t('General.Error.Reload'), onRetry: () => window.location.reload() }}
    />
  );
}
