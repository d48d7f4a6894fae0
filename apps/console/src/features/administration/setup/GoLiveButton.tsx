import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { GoLiveDocument } from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { setupKey, type Setup } from './setup-query.ts';

/** Opens the app; what stands against it is said beside it, and again by the server. */
export function GoLiveButton({ companyId, setup }: { companyId: string; setup: Setup }) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const open = useChange({
    send: async (version: number) =>
      (await api.call(GoLiveDocument, { companyId, version })).goLive,
    refreshes: [setupKey(companyId)],
    done: () => t('Admin.FirstOrder.IsLive'),
  });
  return (
    <>
      <FormError id={id} text={open.code === null ? null : adminErrorText(t, open.code)} />
      <button
        type="button"
        className={controls.solid}
        disabled={open.isBusy || setup.against.length > 0}
        onClick={() => open.run(setup.version)}
      >
        {open.isBusy ? t('Console.Loading') : t('Admin.FirstOrder.GoLive')}
      </button>
    </>
  );
}
