/** A part of the program as a question that is asked once. */
export const latePartQuery = <Part>(name: string, load: () => Promise<Part>) => ({
  queryKey: ['late-part', name],
  queryFn: load,
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  // Code is not data: compared field by field it would be copied.
  structuralSharing: false,
});
