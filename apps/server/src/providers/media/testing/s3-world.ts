import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeS3Media, type S3Deps } from '../s3-media.ts';
import type { MediaWorld } from './media-port.contract.ts';

const ACCESS = { accessKeyId: 'AKIATALLRIK', secretAccessKey: 'a-secret-for-tests', region: 'eu' };

export type S3World = MediaWorld & {
  deps: S3Deps;
  objects: Map<string, { bytes: Buffer; type: string }>;
};

/** S3-like storage on loopback that believes nothing but a right signature (AWS Signature Version 4). */
export async function openS3World(): Promise<S3World> {
  const objects: S3World['objects'] = new Map();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const key = request.url ?? '';
      const stored = objects.get(key);
      if (!isSigned(request, body))
        response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
      else if (request.method === 'PUT') {
        objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
      } else if (stored) {
        response.writeHead(200, { 'content-type': stored.type }).end(stored.bytes);
      } else response.writeHead(404).end('<Code>NoSuchKey</Code>');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const deps = { ...ACCESS, endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures' };
  return {
    deps,
    objects,
    open: () => makeS3Media(deps),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const found = AUTHORIZATION.exec(request.headers.authorization ?? '');
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature] = found ?? [];
  if (accessKeyId !== ACCESS.accessKeyId || region !== ACCESS.region) return false;
  const header = (name: string): string => String(request.headers[name] ?? '').trim();
  const claimed = header('x-amz-content-sha256');
  if (request.method === 'PUT' && claimed !== sha256(body)) return false;
  const canonical = [
    request.method,
    request.url,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${header(name)}`),
    '',
    signedHeaders,
    claimed,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(hmac(`AWS4${ACCESS.secretAccessKey}`, day), region),
  );
  return hmac(key, toSign).toString('hex') === signature;
}
