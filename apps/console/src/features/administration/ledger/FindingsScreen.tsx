import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { FINDING_NOTE } from '@tallrik/domain/checkout/finding-note';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTimeText } from '../../../shared/clock/venue-time.ts';
import controls from '../../../shared/controls/controls.module.css';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { CloseFindingDocument, RetryFindingDocument } from '../generated/graphql.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { ordersKey } from '../orders/orders-query.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useNarrowing } from '../parts/use-narrowing.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { findingsKey, useFindings, type Finding } from './ledger-query.ts';
import styles from './Ledger.module.css';

/** Where money and orders disagree: in words, with what was done and what a person can do (MONEY-14). */
export function FindingsScreen({ company, administrator }: OfficePageProps) {
  const t = useAdminText();
  const { search, narrow } = useNarrowing();
  const isWithEnded = search.get('ended') === 'yes';
  const query = useFindings(company.id, isWithEnded);
  const mayChange = reachOf(administrator.role, 'LEDGER', 'WRITE') !== 'NONE';
  return (
    <Section
      isWide
      title={t('Admin.Finding.Title')}
      text={t('Admin.Finding.Text')}
      actions={
        <button
          type="button"
          className={controls.line}
          aria-pressed={isWithEnded}
          onClick={() => narrow({ ended: isWithEnded ? '' : 'yes' })}
        >
          {t('Admin.Finding.WithEnded')}
        </button>
      }
    >
      <Remote query={query}>
        {(findings) =>
          findings.length === 0 ? (
            <p className={styles.calm}>{t('Admin.Finding.None')}</p>
          ) : (
            <ul className={styles.cards}>
              {findings.map((finding) => (
                <li
                  key={finding.id}
                  className={classNames(styles.card, finding.needsPerson && styles.person)}
                >
                  <FindingCard finding={finding} companyId={company.id} mayChange={mayChange} />
                </li>
              ))}
            </ul>
          )
        }
      </Remote>
    </Section>
  );
}

function FindingCard(props: { finding: Finding; companyId: string; mayChange: boolean }) {
  const t = useAdminText();
  const { finding } = props;
  const at = (moment: string) => dateTimeText(t, Temporal.Instant.from(moment), finding.timeZone);
  return (
    <>
      <p className={styles.title}>
        {t(`Admin.Finding.${finding.kind}`)}
        {finding.amount !== null && finding.currency !== null && (
          <>: {formatMoneyExact(minor(finding.amount), finding.currency)}</>
        )}
      </p>
      <p>{t(`Admin.Finding.Means.${finding.kind}`)}</p>
      <p className={rows.more}>
        {finding.venueName !== null && `${finding.venueName}. `}
        {t('Admin.Finding.Since', { time: at(finding.foundAt), count: finding.timesSeen })}{' '}
        {finding.endedAt === null
          ? t(`Admin.Finding.Done.${finding.remedy}`)
          : t('Admin.Finding.EndedAt', { time: at(finding.endedAt) })}
      </p>
      {finding.lastWords !== null && <p className={rows.more}>{finding.lastWords}</p>}
      {finding.note !== null && (
        <p>{t('Admin.Refund.By', { name: finding.settledBy ?? '', reason: finding.note })}</p>
      )}
      <FindingActions {...props} />
    </>
  );
}

function FindingActions(props: { finding: Finding; companyId: string; mayChange: boolean }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { api } = useServices();
  const [isClosing, setClosing] = useState(false);
  const { finding, companyId, mayChange } = props;
  const { id, orderId, paymentId } = finding;
  const retry = useChange({
    send: async (_given: null) =>
      (await api.call(RetryFindingDocument, { companyId, id })).retryFinding,
    refreshes: [findingsKey(companyId)],
    done: () => t('Admin.Finding.Retried'),
  });
  return (
    <div className={styles.buttons}>
      {orderId !== null ? (
        <Link className={controls.line} to={link(`orders/${orderId}`)}>
          {t('Admin.Finding.OpenOrder')}
        </Link>
      ) : (
        paymentId !== null && (
          <Link className={controls.line} to={`${link('reports/ledger')}?payment=${paymentId}`}>
            {t('Admin.Finding.OpenPayment')}
          </Link>
        )
      )}
      {mayChange && finding.canRetry && (
        <button
          type="button"
          className={controls.line}
          disabled={retry.isBusy}
          onClick={() => retry.run(null)}
        >
          {t('Admin.Finding.Retry')}
        </button>
      )}
      {mayChange && finding.needsPerson && (
        <button type="button" className={controls.line} onClick={() => setClosing(true)}>
          {t('Admin.Finding.Close')}
        </button>
      )}
      {retry.code !== null && <p role="alert">{adminErrorText(t, retry.code)}</p>}
      {isClosing && <CloseSheet companyId={companyId} id={id} onClose={() => setClosing(false)} />}
    </div>
  );
}

function CloseSheet(props: { companyId: string; id: string; onClose: () => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const [note, setNote] = useState('');
  const { companyId, id, onClose } = props;
  const close = useChange({
    send: async (_given: null) =>
      (await api.call(CloseFindingDocument, { companyId, id, note })).closeFinding,
    refreshes: [findingsKey(companyId), ordersKey(companyId)],
    done: () => t('Admin.Finding.Closed'),
    onDone: onClose,
  });
  return (
    <ConfirmSheet
      open
      title={t('Admin.Finding.Close')}
      text={t('Admin.Finding.CloseText')}
      action={t('Admin.Finding.Close')}
      isDangerous={false}
      isBusy={close.isBusy}
      isIncomplete={note.trim().length < FINDING_NOTE.least}
      code={close.code}
      onConfirm={() => close.run(null)}
      onClose={onClose}
    >
      <TextInput
        label={t('Admin.Finding.Note')}
        errorId={null}
        autoComplete="off"
        maxLength={FINDING_NOTE.most}
        value={note}
        onChange={setNote}
      />
    </ConfirmSheet>
  );
}
