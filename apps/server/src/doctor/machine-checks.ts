import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import type { Config } from '../config.ts';
import { composeMedia } from '../compose/media.ts';
import { fine, look, off, wrong, type Finding } from './finding.ts';

const GIGABYTE = 1e9;
const SCARCE_BYTES = 2 * GIGABYTE;
const NO_ROOM_BYTES = 0.2 * GIGABYTE;
const DAY_MS = 86_400_000;
const RENEW_DAYS = 14;
const ANSWER_WITHIN_MS = 10_000;
const NO_PICTURE = '0'.repeat(32);

export function judgeRoom(freeBytes: number, folder: string): Finding {
  const text = `${(freeBytes / GIGABYTE).toFixed(1)} GB free at ${folder}`;
  const remedy =
    'Make room: without it no picture, and with the embedded database no order, is kept.';
  if (freeBytes < NO_ROOM_BYTES) return wrong('disk', text, remedy);
  return freeBytes < SCARCE_BYTES ? look('disk', text, remedy) : fine('disk', text);
}

/** Written and removed: room alone does not say that this user may write there. */
export async function judgeDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding[]> {
  await mkdir(dataDir, { recursive: true });
  const probe = join(dataDir, `doctor-${randomUUID()}`);
  await writeFile(probe, 'can this be written?');
  await rm(probe);
  const { bavail, bsize } = await statfs(dataDir);
  return [judgeRoom(bavail * bsize, dataDir)];
}

export async function judgePictures(config: Pick<Config, 's3' | 'dataDir'>): Promise<Finding[]> {
  if (config.s3 === null) return [fine('pictures', `files in ${join(config.dataDir, 'media')}`)];
  await composeMedia(config).has(NO_PICTURE);
  return [fine('pictures', `the bucket ${config.s3.bucket} answers`)];
}

export function judgeCertificate(validTo: number, now: number): Finding {
  const days = Math.floor((validTo - now) / DAY_MS);
  const remedy = 'Renew the certificate, and find out why it did not renew itself.';
  if (days < 0) return wrong('tls', `the certificate ended ${-days} days ago`, remedy);
  return days < RENEW_DAYS
    ? look('tls', `the certificate ends in ${days} days`, remedy)
    : fine('tls', `the certificate is good for ${days} days`);
}

/** As a guest's browser would: name and chain are checked, and what is wrong with them is said. */
export async function judgeTls(
  { publicOrigin, isDemo }: Pick<Config, 'publicOrigin' | 'isDemo'>,
  now: () => number,
): Promise<Finding[]> {
  if (publicOrigin === null) return [off('tls', 'there is no public address')];
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (protocol !== 'https:')
    return [
      isDemo || isLoopback(hostname)
        ? off('tls', 'this address is for this machine')
        : wrong(
            'tls',
            'guests are spoken to in the open',
            'Put a proxy with a certificate before the server (deploy/nginx.conf, deploy/Caddyfile), and https:// into PUBLIC_ORIGIN.',
          ),
    ];
  const certificate = await new Promise<{ valid_to: string }>((resolve, reject) => {
    const socket = connect(
      {
        host: hostname,
        port: Number(port) || 443,
        // An address has no name to ask for.
        ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
        timeout: ANSWER_WITHIN_MS,
      },
      () => {
        resolve(socket.getPeerCertificate());
        socket.end();
      },
    );
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.once('error', reject);
  });
  return [judgeCertificate(Date.parse(certificate.valid_to), now())];
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

const ask = (address: string): Promise<Response> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });

/** From here; whether the world reaches it only the world can say. */
export async function judgeAddress({
  publicOrigin,
  isDemo,
}: Pick<Config, 'publicOrigin' | 'isDemo'>): Promise<Finding[]> {
  const about = 'address';
  if (publicOrigin === null)
    return [
      isDemo
        ? off(about, 'the demo takes it from the request')
        : look(
            about,
            'links in mails, receipts and payments cannot be made',
            'Set PUBLIC_ORIGIN, such as https://order.example.org.',
          ),
    ];
  const health = await ask(`${publicOrigin}/healthz`);
  if (health.status !== 200)
    return [
      wrong(
        about,
        `${publicOrigin} answers ${health.status} where the server should`,
        'Is the server running, and does the proxy lead to it?',
      ),
    ];
  const ready = await ask(`${publicOrigin}/readyz`);
  const body = (await ready.text()).slice(0, 300);
  const findings =
    ready.status === 200
      ? [fine(about, `${publicOrigin} answers and is ready`)]
      : [wrong(about, `${publicOrigin} is not ready: ${body}`, 'Mend what it names.')];
  if (ready.status === 200 && body.includes('"jobs":"off"'))
    findings.push(
      look(
        'jobs',
        'the server runs with JOBS=false',
        'Start it without JOBS once you have looked around.',
      ),
    );
  if (
    !isLoopback(new URL(publicOrigin).hostname) &&
    (await Promise.all(['/metrics', '/metrics/'].map((path) => ask(publicOrigin + path)))).some(
      ({ status }) => status === 200,
    )
  )
    findings.push(
      look(
        about,
        '/metrics is open to everybody',
        'Close it at the proxy (deploy/nginx.conf, deploy/Caddyfile).',
      ),
    );
  return findings;
}
