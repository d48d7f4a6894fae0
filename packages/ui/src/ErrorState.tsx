import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import type { IconName } from './Icon.tsx';

export type ErrorStateProps = {
  title: string;
  /** What happened, that nothing is lost, and what to do now. */
  text: ReactNode;
  retry?: { label: string; onRetry: () => void; isRetrying?: boolean };
  icon?: IconName;
  isPageTitle?: boolean;
};

export function ErrorState({ title, text, retry, icon = 'alert', isPageTitle }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        tone="danger"
        title={title}
        text={text}
        isPageTitle={isPageTitle}
        action={
          retry && (
            <Button wide onClick={retry.onRetry} loading={retry.isRetrying}>
              {retry.label}
            </Button>
          )
        }
      />
    </div>
  );
}
