import {
  isFormAddress,
  LONGEST_ANSWER_MINUTES,
  LONGEST_FORM_ADDRESS,
  type PlainSwitch,
} from '@tallrik/domain/company/office-switches';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { OpenOrClosed } from '../setup/OpenOrClosed.tsx';
import { setupQuery } from '../setup/setup-query.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { BagChoice } from './BagChoice.tsx';
import { PlatformChoice } from './PlatformChoice.tsx';
import { SwitchGroup, SwitchRow, TextRow } from './SwitchRows.tsx';
import { type Switches, useSwitches, useSwitchesSave } from './use-switches.ts';
import { WhoMayOrder } from './WhoMayOrder.tsx';
import { wholeNumber } from './whole-number.ts';

/** Every switch of the company in groups, with its effect on guests (LOOK-13 to LOOK-18). */
export function SwitchesScreen({ company }: OfficePageProps) {
  const t = useAdminText();
  const { api } = useServices();
  const switches = useSwitches(company.id);
  const setup = useQuery(setupQuery(api, company.id));
  return (
    <Section title={t('Admin.Section.switches')} isWide>
      <Remote query={switches}>
        {(read) => (
          <div className={panels.stack}>
            {setup.data && <OpenOrClosed companyId={company.id} setup={setup.data} />}
            <LoadedSwitches company={company} switches={read} />
          </div>
        )}
      </Remote>
    </Section>
  );
}

function LoadedSwitches(props: { company: AdministeredCompany; switches: Switches }) {
  const t = useAdminText();
  const { company, switches } = props;
  const save = useSwitchesSave(switches);
  const noteOf = (name: string) => {
    const note = switches.withoutEffect.find((one) => one.name === name);
    return note ? t(`Admin.Switch.Note.${note.reason}`) : null;
  };
  const plain = (name: Exclude<PlainSwitch, 'disableComments' | 'capturesAtOnce'>) => (
    <SwitchRow
      name={t(`Admin.Switch.${name}`)}
      effect={t(`Admin.Switch.${name}.Effect`)}
      note={noteOf(name)}
      isOn={switches[name]}
      onChange={(isOn) => save.change({ [name]: isOn })}
    />
  );
  const { disablePickuptime = null } = switches;
  return (
    <>
      <WhoMayOrder switches={switches} save={save} />
      <SwitchGroup title={t('Admin.Switch.Group.cart')}>
        <SwitchRow
          name={t('Admin.Switch.hasComments')}
          effect={t('Admin.Switch.hasComments.Effect')}
          isOn={!switches.disableComments}
          onChange={(isOn) => save.change({ disableComments: !isOn })}
        />
        {plain('enableTipping')}
        <BagChoice company={company} switches={switches} save={save} />
      </SwitchGroup>
      <SwitchGroup title={t('Admin.Switch.Group.tables')}>
        <SwitchRow
          name={t('Admin.Tables.Ordering')}
          effect={
            switches.enableQrOrders ? t('Admin.Tables.OrderingOn') : t('Admin.Tables.OrderingOff')
          }
          note={noteOf('enableQrOrders')}
          isOn={switches.enableQrOrders}
          onChange={(enableQrOrders) => save.change({ enableQrOrders })}
        />
      </SwitchGroup>
      <SwitchGroup title={t('Admin.Switch.Group.times')}>
        <PlatformChoice
          name={t('Admin.Switch.isTimeChosen')}
          effect={t('Admin.Switch.isTimeChosen.Effect')}
          value={disablePickuptime === null ? null : !disablePickuptime}
          platform={!switches.defaultDisablePickuptime}
          onChange={(isChosen) =>
            save.change({ disablePickuptime: isChosen === null ? null : !isChosen })
          }
        />
        {plain('syncEta')}
        <TextRow
          name={t('Admin.Terms.Minutes')}
          effect={t('Admin.Switch.unansweredOrderMinutes.Effect')}
          value={String(switches.unansweredOrderMinutes)}
          unit={t('Admin.Switch.Minutes')}
          inputMode="numeric"
          maxLength={3}
          check={(text) =>
            wholeNumber(text, 1, LONGEST_ANSWER_MINUTES) === null
              ? t('Admin.Terms.MinutesWrong')
              : null
          }
          onSave={(text) => save.change({ unansweredOrderMinutes: Number(text) })}
        />
      </SwitchGroup>
      <SwitchGroup title={t('Admin.Switch.Group.payment')}>
        <SwitchRow
          name={t('Admin.Terms.Capture')}
          effect={t('Admin.Switch.capturesAtOnce.Effect')}
          note={noteOf('capturesAtOnce')}
          isOn={switches.capturesAtOnce}
          onChange={(capturesAtOnce) => save.change({ capturesAtOnce })}
        />
        {plain('force3DSecure')}
      </SwitchGroup>
      <SwitchGroup title={t('Admin.Switch.Group.discounts')}>
        {plain('enablePromoCodes')}
        {plain('hasMembershipCards')}
      </SwitchGroup>
      <SwitchGroup title={t('Admin.Switch.Group.invoices')}>
        {plain('enableInvoicing')}
        <TextRow
          name={t('Admin.Switch.invoiceFormUrl')}
          effect={t('Admin.Switch.invoiceFormUrl.Effect')}
          value={switches.invoiceFormUrl ?? ''}
          inputMode="url"
          maxLength={LONGEST_FORM_ADDRESS}
          check={(text) =>
            text === '' || isFormAddress(text) ? null : t('Admin.Error.ADDRESS_NOT_ALLOWED')
          }
          onSave={(text) => save.change({ invoiceFormUrl: text || null })}
        />
      </SwitchGroup>
      <SwitchGroup title={t('Admin.Switch.Group.visits')}>{plain('enableAnalytics')}</SwitchGroup>
    </>
  );
}
