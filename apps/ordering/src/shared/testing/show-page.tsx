import { ToastRegion } from '@tallrik/ui/ToastRegion';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from '../router/router.tsx';
import { AtPath, MemoryRouter } from './memory-router.tsx';
import { ClearCartQuestion } from '../cart-question/ClearCartQuestion.tsx';
import type { CompanyPageData } from '../company/company-query.ts';
import { AccountDialogContext } from '../guest/account-dialog.ts';
import { openLocalData } from '../local-data/local-data.ts';
import type { Services } from '../services/services.tsx';
import { answeringApi } from './answering-api.ts';
import { GuestStory } from './GuestStory.tsx';
import { stillCart } from './still-cart.ts';
import { storyServices } from './story-services.ts';
import { tokenOf } from './test-tokens.ts';

// A machine with much to do needs more than a second for a first render; a missing element only fails later.
configure({ asyncUtilTimeout: 4_000 });

const Place = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="place">{pathname + search}</output>
      <button type="button" data-testid="browser-back" onClick={() => navigate(-1)}>
        ←
      </button>
    </>
  );
};

export type ShowPage = {
  Screen: ComponentType;
  /** One or several: a screen may have more than one address. */
  pattern: string | readonly string[];
  at: string;
  /** The page the guest came from. */
  after?: string;
  answers?: Parameters<typeof answeringApi>[0];
  /** The id of the user whose token the browser holds. */
  signedInAs?: string;
  cart?: ReturnType<typeof stillCart>;
  company?: {
    company?: Partial<CompanyPageData['company']>;
    configuration?: Partial<CompanyPageData['configuration']>;
  };
  services?: Partial<Services>;
};

/** One screen at its address with a server that answers what the test says, as a guest meets it. */
export function showPage(page: ShowPage) {
  const { api, requests, requestedOperations } = answeringApi(page.answers ?? {});
  const localData = openLocalData('story-company', null);
  if (page.signedInAs) localData.set('authToken', tokenOf(page.signedInAs));
  const { session, sent, started } = page.cart ?? stillCart([]);
  const openedDialogs: string[] = [];
  const base = storyServices.company;
  const services: Partial<Services> = {
    api,
    localData,
    renderedData: localData,
    cart: session,
    company: {
      ...base,
      company: { ...base.company, ...page.company?.company },
      configuration: { ...base.configuration, ...page.company?.configuration },
    },
    ...page.services,
  };
  const { Screen } = page;
  // A test that asks twice means it: no answer is tried again behind its back.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter initialEntries={page.after ? [page.after, page.at] : [page.at]}>
      <QueryClientProvider client={queryClient}>
        <GuestStory language="en" services={services}>
          <ToastRegion label="Notifications" closeLabel="Close">
            <AccountDialogContext value={(dialog) => openedDialogs.push(dialog)}>
              <ClearCartQuestion>
                <AtPath pattern={page.pattern}>
                  <Screen />
                </AtPath>
                <Place />
              </ClearCartQuestion>
            </AccountDialogContext>
          </ToastRegion>
        </GuestStory>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { localData, requests, requestedOperations, sent, started, openedDialogs, queryClient };
}

/** The last button of that name: a dialog's lies above the page's. */
export const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
  });

export const place = () => screen.getByTestId('place').textContent;

export const goBackInBrowser = () =>
  act(async () => fireEvent.click(screen.getByTestId('browser-back')));
