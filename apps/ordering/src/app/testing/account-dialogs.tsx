import { ApiError } from '@tallrik/contract/client/api-error';
import { ToastRegion } from '@tallrik/ui/ToastRegion';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { CompanyPageData } from '../../shared/company/company-query.ts';
import { useLocation } from '../../shared/router/router.tsx';
import { MemoryRouter } from '../../shared/testing/memory-router.tsx';
import {
  useAccountDialog,
  type AccountDialogName,
  type LoginCause,
} from '../../shared/guest/account-dialog.ts';
import { openLocalData } from '../../shared/local-data/local-data.ts';
import { answeringApi } from '../../shared/testing/answering-api.ts';
import { GuestStory } from '../../shared/testing/GuestStory.tsx';
import { storyServices } from '../../shared/testing/story-services.ts';
import { soupLine, stillCart } from '../../shared/testing/still-cart.ts';
import { tokenOf } from '../../shared/testing/test-tokens.ts';
import { AccountDialogs } from '../AccountDialogs.tsx';

export const TOKEN = tokenOf('user-1');

/** As the server refuses: an error with a code, never a field of an answer. */
export const refuseAsLimited = () => {
  throw new ApiError('RATE_LIMITED', 'Too many tries', null);
};

type Options = { returnTo?: string; cause?: LoginCause };

function Page({ dialog, options }: { dialog: AccountDialogName; options: Options }) {
  const openAccountDialog = useAccountDialog();
  return (
    <>
      <button type="button" onClick={() => openAccountDialog(dialog, options)}>
        Door
      </button>
      <output>{useLocation().pathname}</output>
    </>
  );
}

const companyOf = (changes: Partial<CompanyPageData['company']> = {}): CompanyPageData => ({
  ...storyServices.company,
  company: { ...storyServices.company.company, ...changes },
});

export async function openAccountDialog(
  dialog: AccountDialogName,
  answers: Parameters<typeof answeringApi>[0],
  {
    hasDishes = false,
    company,
    ...options
  }: Options & { hasDishes?: boolean; company?: Partial<CompanyPageData['company']> } = {},
) {
  const { api, requests, requestedOperations } = answeringApi({
    OwnActivation: () => ({ User: { id: 'user-1', activated: true } }),
    ...answers,
  });
  const localData = openLocalData('story-company', null);
  const { session, sent } = stillCart(hasDishes ? [soupLine] : []);
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <GuestStory
          language="en"
          services={{ api, localData, cart: session, company: companyOf(company) }}
        >
          <ToastRegion label="Notifications" closeLabel="Close">
            <AccountDialogs>
              <Page dialog={dialog} options={options} />
            </AccountDialogs>
          </ToastRegion>
        </GuestStory>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await press('Door');
  await screen.findByRole(dialog === 'LOGIN' ? 'alertdialog' : 'dialog');
  return { requests, requestedOperations, localData, sent };
}

export const press = (name: string) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** What the field itself says is wrong with it. */
export function errorBeside(label: string): string | null {
  const field = screen.getByLabelText(label);
  const words = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return field.getAttribute('aria-invalid') === 'true' ? (words?.textContent ?? null) : null;
}
export const toasts = () => screen.getByRole('dialog').querySelector('[role=status]')?.textContent;
export const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent;
