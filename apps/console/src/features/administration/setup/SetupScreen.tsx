import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { AgainstGoingLive } from './AgainstGoingLive.tsx';
import { CompanyFactsForm } from './CompanyFactsForm.tsx';
import { NextStep } from './NextStep.tsx';
import { OpenOrClosed } from './OpenOrClosed.tsx';
import { RestaurantForm } from './RestaurantForm.tsx';
import { SetupProgress } from './SetupProgress.tsx';
import styles from './setup.module.css';
import { isRehearsalNext, isWithoutVenue, setupQuery, type Setup } from './setup-query.ts';
import { SetupSteps } from './SetupSteps.tsx';
import { TestOrderLink } from './TestOrderLink.tsx';
import { TestOrders } from './TestOrders.tsx';
import { YourAddress } from './YourAddress.tsx';

/** From an invitation to the first paid order: what is left, what stands against it, and the switch (SETUP-09). */
export function SetupScreen({ company }: OfficePageProps) {
  const t = useAdminText();
  const { api } = useServices();
  const setup = useQuery(setupQuery(api, company.id));
  return (
    <Section title={t('Admin.Office.setup')}>
      <Remote query={setup}>
        {(state) => (
          <div className={styles.page}>
            <div className={styles.main}>
              <WhatIsNext company={company} setup={state} />
              <SetupSteps setup={state} />
              {!isWithoutVenue(state) && <CompanyFactsForm companyId={company.id} setup={state} />}
            </div>
            <div className={styles.side}>
              <SetupProgress steps={state.steps} />
              <AgainstGoingLive setup={state} />
              <YourAddress companyId={company.id} setup={state} />
              <OpenOrClosed companyId={company.id} setup={state} />
            </div>
          </div>
        )}
      </Remote>
    </Section>
  );
}

/** What can be done here needs no page of its own. */
function WhatIsNext({ company, setup }: Pick<OfficePageProps, 'company'> & { setup: Setup }) {
  if (isWithoutVenue(setup)) return <RestaurantForm company={company} setup={setup} />;
  if (!isRehearsalNext(setup)) return <NextStep companyId={company.id} setup={setup} />;
  return (
    <>
      <TestOrderLink companyId={company.id} setup={setup} />
      <TestOrders companyId={company.id} />
    </>
  );
}
