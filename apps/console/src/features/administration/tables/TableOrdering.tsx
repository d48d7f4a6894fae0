import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { classNames } from '@tallrik/ui/class-names';
import { useQuery } from '@tanstack/react-query';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import { useOfficeSave } from '../changes/use-office-save.ts';
import { SaveCompanyFactsDocument } from '../generated/graphql.ts';
import panels from '../parts/Panel.module.css';
import { setupKey, setupQuery, type Setup } from '../setup/setup-query.ts';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './Tables.module.css';

/** Whether the codes take orders, with the switch for who may turn it (PLACES-26). */
export function TableOrdering(props: {
  company: AdministeredCompany;
  administrator: Administrator;
}) {
  const { company } = props;
  const isOwner = reachOf(props.administrator.role, 'SETUP', 'WRITE') === 'ALL';
  return (
    <div className={classNames(panels.panel, styles.spread)}>
      {isOwner ? (
        <OrderingSwitch company={company} />
      ) : (
        <OrderingText isOn={company.enableQrOrders} />
      )}
    </div>
  );
}

function OrderingText({ isOn }: { isOn: boolean }) {
  const t = useAdminText();
  return (
    <span className={styles.text}>
      <b>{t('Admin.Tables.Ordering')}</b>
      <small>{isOn ? t('Admin.Tables.OrderingOn') : t('Admin.Tables.OrderingOff')}</small>
    </span>
  );
}

function OrderingSwitch({ company }: { company: AdministeredCompany }) {
  const t = useAdminText();
  const { api } = useServices();
  const setup = useQuery(setupQuery(api, company.id));
  const thing = setup.data && { ...setup.data, id: company.id };
  const save = useOfficeSave<Setup & { id: string }, Pick<Setup, 'enableQrOrders'>>({
    send: async ({ version, fields: facts }) => {
      const call = { companyId: company.id, version, facts };
      const answer = (await api.call(SaveCompanyFactsDocument, call)).saveCompanyFacts;
      const { setup: after, ...rest } = answer;
      return { ...rest, thing: after && { ...after, id: company.id } };
    },
    valuesOf: ({ enableQrOrders }) => ({ enableQrOrders }),
    refreshes: [setupKey(company.id), ['admin', 'company', company.id]],
    done: () => t('Admin.Saved'),
  });
  const isOn = thing?.enableQrOrders ?? company.enableQrOrders;
  return (
    <Toggle
      label={<OrderingText isOn={isOn} />}
      isOn={isOn}
      onChange={(enableQrOrders) => thing && save.run(thing, { enableQrOrders })}
    />
  );
}
