import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Read before the first test begins: a busy machine would take its time inside of one.
import '../features/administration/pictures/PicturesScreen.tsx';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import type { Answers } from '../shared/testing/render-with.tsx';
import './OfficePages.tsx';
import { companyAdmin, openConsole, sheet, tapInSheet } from './testing/open-administration.tsx';

const key = 'a'.repeat(32);
const picture = {
  key,
  version: 1,
  url: `/media/${key}`,
  width: 1_200,
  height: 800,
  isDrawing: false,
  colour: '#aa3311',
  focusX: 0.5,
  focusY: 0.5,
  crop: null,
  original: { key, url: `/media/${key}`, width: 1_200, height: 800 },
  description: { en: null, se: null, es: null, no: null, tr: null, dk: null },
  usedIn: 2,
  createdAt: '2026-11-17T12:00:00.000Z',
};
const done = { error: null, field: null, picture, auditId: '1' };

/** The server behind `POST /staff/pictures`: what it got, and what it says next. */
const sentForms: FormData[] = [];
const sentHeaders: string[] = [];
let answer: object = {};
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  response: object = {};
  headers: string[] = [];
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers.push(`${name}: ${value}`);
  }
  send(form: FormData): void {
    sentForms.push(form);
    sentHeaders.push(...this.headers);
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    this.response = answer;
    queueMicrotask(() => this.onload?.());
  }
}

beforeEach(() => {
  giveDialogsTheirMethods();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  sentForms.length = 0;
  sentHeaders.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (answers: Answers = {}) =>
  openConsole(
    companyAdmin,
    '/office/branding/pictures',
    {
      PictureLibrary: () => ({ pictureLibrary: { pictures: [picture], nextCursor: null } }),
      OfficePictureOf: () => ({ officePicture: picture }),
      CutPicture: () => ({ cutPicture: done }),
      SavePicture: () => ({ savePicture: done }),
      ...answers,
    },
    'Pictures',
  );
const choose = (file: File) =>
  act(
    async () =>
      void fireEvent.change(screen.getByLabelText('New picture: Choose file'), {
        target: { files: [file] },
      }),
  );
const photo = new File(['photo'], 'pizza.jpg', { type: 'image/jpeg' });
const ring = () => sheet().getByRole('button', { name: /^Focus point/ });

describe('pictures in the office', () => {
  it('[CATALOG-31] a chosen file is sent with its purpose, and opened to be cut', async () => {
    answer = { key, url: `/media/${key}`, width: 1_200, height: 800, colour: '#aa3311' };
    await open();
    await choose(photo);
    expect(sentForms.map((form) => [form.get('purpose'), form.get('companyId')])).toEqual([
      ['DISH', 'smash'],
    ]);
    expect(sentHeaders).toEqual(['authorization: Bearer token-1']);
    expect(ring().getAttribute('aria-label')).toBe(
      'Focus point: 50 % from the left, 50 % from the top',
    );
    expect(sheet().getAllByText(/^(Card|Small card|Suggestion|Computer|Phone)$/)).toHaveLength(5);
  });

  it('[CATALOG-31] a dropped file is taken like a chosen one', async () => {
    answer = { key };
    await open();
    const area = screen.getByText('New picture').closest('div')!;
    await act(async () => void fireEvent.drop(area, { dataTransfer: { files: [photo] } }));
    expect(sentForms).toHaveLength(1);
    expect(ring()).toBeInstanceOf(HTMLElement);
  });

  it.each([
    [
      { error: 'PICTURE_TOO_SMALL', width: 300, height: 200, least: { width: 560, height: 368 } },
      'This picture has 300 × 200 pixels; it needs at least 560 × 368.',
    ],
    [{ error: 'PICTURE_NOT_READABLE', reason: 'HEIC' }, /HEIC/],
    [{ error: 'PICTURE_NOT_READABLE', reason: 'ANIMATION' }, /Send a still one/],
    [{ error: 'PICTURE_NOT_READABLE', reason: 'BROKEN' }, /cannot be read as a picture/],
    [{ errors: [{ extensions: { code: 'FORBIDDEN' } }] }, /may not/],
  ])('[CATALOG-31] %j is said in words', async (refusal, words) => {
    answer = refusal;
    await open();
    await choose(photo);
    expect(screen.getByText(words)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('button', { name: 'Choose file' })).toHaveProperty('disabled', false);
  });

  it('[CATALOG-31] a file that is refused anyway is not sent first', async () => {
    await open();
    const large = new File(['x'], 'large.jpg');
    Object.defineProperty(large, 'size', { value: 16 * 1024 * 1024 });
    await choose(large);
    expect(screen.getByText(/at most 15 MB/)).toBeInstanceOf(HTMLElement);
    expect(sentForms).toEqual([]);
  });

  it('[CATALOG-32] focus point and frame move with the arrow keys, and are saved as parts', async () => {
    const { sent } = await open();
    await act(
      async () => void fireEvent.click(await screen.findByRole('button', { name: /^Picture 1/ })),
    );
    fireEvent.keyDown(ring(), { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(ring(), { key: 'ArrowUp' });
    const corner = sheet().getByRole('button', { name: /^Lower right corner/ });
    fireEvent.keyDown(corner, { key: 'ArrowLeft', shiftKey: true });
    fireEvent.change(sheet().getByLabelText('English'), { target: { value: 'A pizza' } });
    await tapInSheet('Save');
    const [{ cut }] = sent('CutPicture') as [{ cut: Record<string, number> & { crop: object } }];
    expect(cut['focusX']).toBeCloseTo(0.6 / 0.9);
    expect(cut['focusY']).toBeCloseTo(0.48);
    expect(cut.crop).toEqual({ left: 0, top: 0, width: 0.9, height: 1 });
    expect(cut['description']).toMatchObject({ en: 'A pizza' });
    expect(sent('SavePicture')).toEqual([]);
  });

  it('[CATALOG-34] where only the description changes, the picture stays the same one', async () => {
    const { sent } = await open();
    await act(
      async () => void fireEvent.click(await screen.findByRole('button', { name: /^Picture 1/ })),
    );
    fireEvent.change(sheet().getByLabelText('Svenska'), { target: { value: 'En pizza' } });
    await tapInSheet('Save');
    expect(sent('SavePicture')).toMatchObject([
      { companyId: 'smash', key, version: 1, description: { se: 'En pizza' } },
    ]);
    expect(sent('CutPicture')).toEqual([]);
  });

  it('[O-14] what somebody else has changed meanwhile is said', async () => {
    await open({
      SavePicture: () => ({ savePicture: { ...done, error: 'VERSION_CONFLICT' } }),
    });
    await act(
      async () => void fireEvent.click(await screen.findByRole('button', { name: /^Picture 1/ })),
    );
    fireEvent.change(sheet().getByLabelText('English'), { target: { value: 'Mine' } });
    await tapInSheet('Save');
    expect(sheet().getByRole('alert').textContent).not.toBe('');
  });
});
