import { loadLaterTexts } from '../messages/load-texts.ts';

/** A part of the program, with the words that only such parts speak, as a question that is asked once. */
export const latePartQuery = <Part>(name: string, load: () => Promise<Part>) => ({
  queryKey: ['late-part', name],
  queryFn: async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadLaterTexts()]);
    return part;
  },
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  // Code is not data: compared field by field it would be copied.
  structuralSharing: false,
});
