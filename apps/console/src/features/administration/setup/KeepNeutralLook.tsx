import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { useServices } from '../../../shared/services.tsx';
import { SaveCompanyFactsDocument } from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { setupKey, type Setup } from './setup-query.ts';

/** Ends the step without a logo or a colour: a shop may look plain on purpose (SETUP-15). */
export function KeepNeutralLook({ companyId, setup }: { companyId: string; setup: Setup }) {
  const t = useAdminText();
  const id = useId();
  const { api } = useServices();
  const keep = useChange({
    send: async (version: number) =>
      (
        await api.call(SaveCompanyFactsDocument, {
          companyId,
          version,
          facts: { keepsNeutralLook: true },
        })
      ).saveCompanyFacts,
    refreshes: [setupKey(companyId)],
    done: () => t('Admin.FirstOrder.NeutralKept'),
  });
  return (
    <>
      <button
        type="button"
        className={controls.line}
        disabled={keep.isBusy}
        onClick={() => keep.run(setup.version)}
      >
        {t('Admin.FirstOrder.KeepNeutral')}
      </button>
      <FormError id={id} text={keep.code && adminErrorText(t, keep.code)} />
    </>
  );
}
