import { PICTURE_LIMITS, type PicturePurpose } from '@tallrik/domain/company/pictures';

export type UploadedPicture = { key: string; url: string; width: number; height: number };

/** Why a file was not taken, in what the server says about it. */
export type UploadProblem = {
  error: string;
  reason?: string;
  width?: number;
  height?: number;
  least?: { width: number; height: number };
};

export type UploadAnswer = UploadedPicture | UploadProblem;

/** What the file field offers; iPhones convert to the first they can. */
export const TAKEN_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
export const TAKEN_LOGO_TYPES = 'image/svg+xml,image/png,image/webp';

/** `POST /staff/pictures`, with the part that is on its way: no other request of a browser tells it. */
export function sendPicture(
  file: Blob,
  given: { token: string | null; companyId: string; purpose: PicturePurpose },
  onProgress: (part: number) => void,
): Promise<UploadAnswer> {
  // A file that is refused anyway is not sent over a restaurant's network first.
  if (file.size > PICTURE_LIMITS.bytes) return Promise.resolve({ error: 'PICTURE_TOO_LARGE' });
  const form = new FormData();
  form.set('purpose', given.purpose);
  form.set('companyId', given.companyId);
  form.set('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/staff/pictures');
    request.setRequestHeader('authorization', `Bearer ${given.token ?? ''}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.response));
    request.onerror = () => resolve({ error: 'UNREACHABLE' });
    request.send(form);
  });
}

function readAnswer(answer: unknown): UploadAnswer {
  if (typeof answer !== 'object' || answer === null) return { error: 'UNREACHABLE' };
  if ('key' in answer || 'error' in answer) return answer as UploadAnswer;
  const [first] = (answer as { errors?: { extensions: { code: string } }[] }).errors ?? [];
  return { error: first?.extensions.code ?? 'UNREACHABLE' };
}
