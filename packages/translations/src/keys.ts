import type admin from './catalogues/admin/en.json';
import type console from './catalogues/console/en.json';
import type guest from './catalogues/en.json';
import type mail from './catalogues/mail/en.json';

/** Every text of the guest app. A key that English lacks does not compile. */
export type TranslationKey = keyof typeof guest;

/** Every text of the restaurant's console. */
export type ConsoleTranslationKey = keyof typeof console;

/** Every text of the console's administration, which a kitchen's tablet does not download. */
export type AdminTranslationKey = keyof typeof admin;

/** Every text of mails, invoices and push messages. */
export type MailTranslationKey = keyof typeof mail;
