export type SentryDsn = { endpoint: string; publicKey: string };

/** `https://<public key>@<host>[/<path>]/<project>`; null for everything else. */
export function parseDsn(text: string): SentryDsn | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(url.pathname) ?? [];
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isHttp || url.username === '' || project === '') return null;
  return {
    endpoint: `${url.protocol}//${url.host}${path}/api/${project}/envelope/`,
    publicKey: url.username,
  };
}
