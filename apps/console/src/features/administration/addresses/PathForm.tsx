import { checkNewSlug } from '@tallrik/domain/company/suggest-slug';
import { useId, useState } from 'react';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { PathState } from '../companies/PathState.tsx';
import { ChangePathDocument } from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Panel } from '../parts/Panel.tsx';
import { setupKey } from '../setup/setup-query.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import styles from './addresses.module.css';
import { addressesKey, type Addresses } from './addresses-query.ts';

/** The company's path; once its app was open the old one leads to the new one, which is said before (SETUP-26). */
export function PathForm(props: { companyId: string; country: string; addresses: Addresses }) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const { companyId, addresses } = props;
  const current = addresses.path ?? '';
  const [path, setPath] = useState(current);
  const [isAsking, setAsking] = useState(false);
  const change = useChange({
    send: async (given: string) =>
      (await api.call(ChangePathDocument, { companyId, path: given })).changePath,
    refreshes: [addressesKey(companyId), setupKey(companyId)],
    done: () => t('Admin.Domain.PathChanged'),
    onDone: () => setAsking(false),
  });
  if (addresses.path === null) return null;
  const isChanged = path !== current;
  const isPossible = isChanged && checkNewSlug(path).ok;
  const address = (end: string) => `${addresses.platformHost ?? globalThis.location.host}/${end}`;
  return (
    <Panel title={t('Admin.Domain.Path')}>
      <form
        className={styles.add}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPossible) return;
          if (addresses.wasLive) setAsking(true);
          else change.run(path);
        }}
      >
        <TextInput
          label={t('Admin.Domain.PathLabel')}
          hint={t('Admin.Companies.PathHint', { address: address(path) })}
          errorId={change.code === null ? null : `${id}-error`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={41}
          value={path}
          onChange={(text) => {
            change.reset();
            setPath(text.trim());
          }}
        />
        {isChanged && (
          <PathState
            isSilent={change.code !== null}
            companyId={companyId}
            path={path}
            country={props.country}
            onChoose={setPath}
          />
        )}
        {!isAsking && (
          <FormError id={`${id}-error`} text={change.code && adminErrorText(t, change.code)} />
        )}
        {isChanged && (
          <div>
            <SubmitButton text={t('Console.Save')} isBusy={change.isBusy} />
          </div>
        )}
      </form>
      {addresses.oldPaths.length > 0 && (
        <p className={styles.old}>
          {t('Admin.Domain.OldPaths', { paths: addresses.oldPaths.map(address).join(', ') })}
        </p>
      )}
      <ConfirmSheet
        open={isAsking}
        title={t('Admin.Domain.PathTitle', { path })}
        text={t('Admin.Domain.PathText', { old: address(current), address: address(path) })}
        action={t('Admin.Domain.PathAction')}
        isDangerous={false}
        isBusy={change.isBusy}
        code={change.code}
        onConfirm={() => change.run(path)}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
