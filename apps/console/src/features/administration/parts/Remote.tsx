import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import page from '../../../shared/controls/page.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import styles from './Remote.module.css';

type Query<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/**
 * What was asked for, or that it is on its way, or why it did not come (OFFICE-21). What was there before stays when it
 * could not be read again.
 */
export function Remote<Data>(props: {
  query: Query<Data>;
  /** What stands there until it comes; rows of a list unless said. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { data, error } = props.query;
  if (data !== undefined) {
    return (
      <>
        {error && <Problem query={props.query} error={error} />}
        {props.children(data)}
      </>
    );
  }
  if (error) return <Problem query={props.query} error={error} />;
  return props.waiting ?? <Waiting />;
}

function Waiting() {
  const t = useAdminText();
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{t('Console.Loading')}</VisuallyHidden>
      {ROWS.map((row) => (
        <span key={row} className={styles.row} />
      ))}
    </div>
  );
}

function Problem(props: { query: Pick<Query<unknown>, 'refetch'>; error: Error }) {
  const t = useAdminText();
  return (
    <div className={styles.problem} role="alert">
      <p className={page.error}>
        <Icon name="alert" />
        {adminErrorText(t, codeOf(props.error))} {t('Admin.NothingLost')}
      </p>
      <button type="button" className={controls.line} onClick={() => void props.query.refetch()}>
        <Icon name="refresh" />
        {t('Console.TryAgain')}
      </button>
    </div>
  );
}
