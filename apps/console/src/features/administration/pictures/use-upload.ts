import type { PicturePurpose } from '@tallrik/domain/company/pictures';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import { OfficePictureOfDocument } from '../generated/graphql.ts';
import { adminErrorText, type AdminTranslate } from '../use-admin-text.tsx';
import { sendPicture, type UploadProblem } from './upload-picture.ts';
import { libraryKey, type OfficePicture } from './use-picture.ts';

let underWay = 0;
const watchers = new Set<() => void>();
function count(by: 1 | -1): void {
  underWay += by;
  for (const notify of watchers) notify();
}

/** Whether a picture is being sent or checked: what is saved meanwhile would be saved without it. */
export const useIsUploading = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      watchers.add(notify);
      return () => watchers.delete(notify);
    },
    () => underWay > 0,
  );

/** One file on its way to the server: how much of it is there, and what was wrong with it. */
export function useUpload(
  companyId: string,
  purpose: PicturePurpose,
  onUploaded: (picture: OfficePicture) => void,
) {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);

  async function upload(file: Blob): Promise<void> {
    const { token } = session.state();
    const answer = await sendPicture(file, { token, companyId, purpose }, setPart);
    if ('error' in answer) {
      if (answer.error === 'UNAUTHENTICATED') session.end('EXPIRED');
      setProblem(answer);
      return;
    }
    const { key } = answer;
    const { officePicture } = await api.call(OfficePictureOfDocument, { companyId, key });
    await queryClient.invalidateQueries({ queryKey: libraryKey(companyId) });
    if (officePicture) onUploaded(officePicture);
  }

  return {
    /** From 0 to 1; null while nothing is on its way. */
    part,
    problem,
    send: (file: Blob) => {
      if (part !== null) return;
      setProblem(null);
      setPart(0);
      count(1);
      void upload(file)
        .catch((error: unknown) => setProblem({ error: codeOf(error) }))
        .finally(() => {
          setPart(null);
          count(-1);
        });
    },
  };
}

/** What was wrong with a file, in words that say what to do. */
export function uploadProblemText(t: AdminTranslate, problem: UploadProblem): string {
  const { error, reason, width, height, least } = problem;
  if (reason === 'HEIC') return t('Admin.Picture.Heic');
  if (reason === 'ANIMATION') return t('Admin.Picture.Animation');
  if (error === 'PICTURE_TOO_SMALL' && least) {
    return t('Admin.Picture.TooSmall', {
      width: String(width),
      height: String(height),
      leastWidth: String(least.width),
      leastHeight: String(least.height),
    });
  }
  return adminErrorText(t, error);
}
