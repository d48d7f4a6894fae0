import { useState } from 'react';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { PictureField } from './PictureField.tsx';
import { PictureLibrary } from './PictureLibrary.tsx';
import type { OfficePicture } from './use-picture.ts';

/** The library: pictures are uploaded ahead, described and cut; dishes choose among them. */
export function PicturesScreen(props: { company: AdministeredCompany }) {
  const t = useAdminText();
  const { id, displayName, languages } = props.company;
  const [opened, setOpened] = useState<OfficePicture | null>(null);
  return (
    <Section title={t('Admin.Section.pictures')} text={t('Admin.Picture.Text')}>
      <PictureField
        companyId={id}
        purpose="DISH"
        label={t('Admin.Picture.New')}
        address={null}
        title={displayName}
        languages={languages}
        hasLibrary={false}
        onChoose={() => {}}
      />
      <PictureLibrary companyId={id} onChoose={setOpened} />
      <ModalSheet
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={t('Admin.Picture.Title')}
        closeLabel={t('Console.Close')}
      >
        {opened && (
          <PictureEditor
            key={opened.key}
            companyId={id}
            purpose="DISH"
            picture={opened}
            title={displayName}
            languages={languages}
            useLabel={t('Console.Save')}
            onUse={() => setOpened(null)}
          />
        )}
      </ModalSheet>
    </Section>
  );
}
