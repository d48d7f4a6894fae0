import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import { fetchStaffFile } from '../parts/fetch-staff-file.ts';
import panels from '../parts/Panel.module.css';
import { saveFile } from '../parts/save-file.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { SwitchGroup } from './SwitchRows.tsx';

/** Everything the company has entered, to keep or to take along (D-582). */
export function CompanyArchive({ companyId, slug }: { companyId: string; slug: string }) {
  const t = useAdminText();
  const id = useId();
  const { session } = useServices();
  const archive = useMutation({
    mutationFn: async () =>
      saveFile(
        `${slug}.zip`,
        await fetchStaffFile('/staff/company-archive', { companyId }, session.state().token),
      ),
    onError: (error) => {
      if (codeOf(error) === 'UNAUTHENTICATED') session.end('EXPIRED');
    },
  });
  return (
    <SwitchGroup title={t('Admin.Archive.Company')}>
      <div className={panels.stack}>
        <p>{t('Admin.Archive.CompanyText')}</p>
        <FormError id={id} text={archive.error && adminErrorText(t, codeOf(archive.error))} />
        <div>
          <button
            type="button"
            className={controls.line}
            disabled={archive.isPending}
            onClick={() => archive.mutate()}
          >
            <OfficeIcon name="download" />
            {archive.isPending ? t('Console.Loading') : t('Admin.Archive.Download')}
          </button>
        </div>
      </div>
    </SwitchGroup>
  );
}
