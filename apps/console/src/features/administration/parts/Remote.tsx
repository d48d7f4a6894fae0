import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import page from '../../../shared/controls/page.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import styles from './Remote.module.css';

/** What was asked for, or that it is on its way, or why it did not come. */
export function Remote<Data>(props: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
}) {
  const t = useAdminText();
  const { data, error, refetch } = props.query;
  if (data !== undefined) return props.children(data);
  if (!error) {
    return (
      <p className={styles.waiting} role="status">
        {t('Console.Loading')}
      </p>
    );
  }
  return (
    <div className={styles.problem} role="alert">
      <p className={page.error}>
        <Icon name="alert" />
        {adminErrorText(t, codeOf(error))}
      </p>
      <button type="button" className={controls.line} onClick={() => void refetch()}>
        <Icon name="refresh" />
        {t('Console.TryAgain')}
      </button>
    </div>
  );
}
