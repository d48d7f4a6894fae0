import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOffice } from '../testing/render-office.tsx';
import { CompanyArchive } from './CompanyArchive.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (status: number) => {
  const fetched = vi.fn(async () => new Response(status === 200 ? 'zip' : '{}', { status }));
  renderOffice(<CompanyArchive companyId="smash" slug="smash" />, {}, '/office/settings/company');
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

it('[D-582] asks the server for the file of this company and hands it to the browser', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  const fetched = open(200);
  fireEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  await waitFor(() => expect(saved).toEqual(['smash.zip']));
  expect(fetched).toHaveBeenCalledWith(
    '/staff/company-archive',
    expect.objectContaining({ method: 'POST', body: '{"companyId":"smash"}' }),
  );
});

it('[D-582] says why there is none', async () => {
  open(403);
  fireEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
});
