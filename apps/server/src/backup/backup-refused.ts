/** What an operator can put right, in words. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
