import { ADDRESS_SHEETS } from '@tallrik/domain/tables/code-sheets';
import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { QrCode } from '../../../shared/qr-code/QrCode.tsx';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { CopyField } from '../../../shared/controls/CopyField.tsx';
import { usePrintSheet } from '../tables/use-print-sheet.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { CODE_PICTURES, saveCodePicture } from './code-picture.ts';
import styles from './setup.module.css';
import type { Setup } from './setup-query.ts';

/** Where guests find it: to copy, to scan, to look at; once it is open also on paper (SETUP-23). */
export function YourAddress({ companyId, setup }: { companyId: string; setup: Setup }) {
  const t = useAdminText();
  if (setup.path === null || setup.address === null) return null;
  // A deployment without a public address is looked at where it is.
  const address = new URL(setup.address, globalThis.location.origin).href;
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{t('Admin.FirstOrder.Address')}</h2>
        <p className={styles.quiet}>
          {setup.isLive ? t('Admin.FirstOrder.Open') : t('Admin.FirstOrder.NotOpen')}
        </p>
      </div>
      <div className={styles.address}>
        <div className={styles.code}>
          <QrCode text={address} label={t('Admin.FirstOrder.Code', { address })} />
        </div>
        <a className={controls.line} href={setup.path} target="_blank" rel="noreferrer">
          {t('Admin.FirstOrder.LookAsGuest')}
        </a>
      </div>
      <CopyField label={t('Admin.FirstOrder.Address')} text={address} />
      {setup.isLive && <OnPaper companyId={companyId} address={address} />}
    </section>
  );
}

function OnPaper({ companyId, address }: { companyId: string; address: string }) {
  const t = useAdminText();
  const id = useId();
  const print = usePrintSheet();
  const texts = [t('Admin.Tables.PrintDefault')];
  return (
    <>
      <div className={styles.files}>
        {ADDRESS_SHEETS.map((sheet) => (
          <button
            key={sheet}
            type="button"
            className={controls.line}
            disabled={print.isBusy}
            onClick={() => print.run({ kind: 'ADDRESS', companyId, sheet, texts })}
          >
            <OfficeIcon name="download" />
            {t(`Admin.FirstOrder.Sheet.${sheet}`)}
          </button>
        ))}
        {CODE_PICTURES.map((kind) => (
          <button
            key={kind}
            type="button"
            className={controls.line}
            onClick={() => void saveCodePicture(address, kind)}
          >
            <OfficeIcon name="download" />
            {t(`Admin.FirstOrder.Picture.${kind}`)}
          </button>
        ))}
      </div>
      <FormError id={id} text={print.code && adminErrorText(t, print.code)} />
    </>
  );
}
