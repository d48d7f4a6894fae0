import { mailTexts } from '@tallrik/translations/mail-texts';
import { promoRefusalText } from '@tallrik/translations/promo-refusal-text';
import { ticketTexts } from '@tallrik/translations/ticket-texts';
import type { App, ComposeDeps } from './compose/app.ts';
import { sizesFolder } from './compose/media.ts';
import { composeMessages } from './compose/messages.ts';
import { accountDeletionHooks } from './compose/account-deletion.ts';
import { makeOwnReturnUrl } from './compose/own-address.ts';
import { readBackCompany } from './compose/read-back-company.ts';
import { composeHostWorld, platformHostOf } from './compose/own-names.ts';
import { composePayments } from './compose/payment.ts';
import { openPlatform } from './compose/platform.ts';
import { composePrinters } from './compose/printers.ts';
import { serve } from './compose/serve.ts';
import { composeSocialFeed } from './compose/social-feed.ts';
import { makeSocketRights } from './compose/socket.ts';
import { findAccount } from './features/accounts/account-store.ts';
import { makeGuestOffice } from './features/accounts/guests/module.ts';
import { makeAccounts } from './features/accounts/module.ts';
import {
  makeMailFactorRemoved,
  makeMailInvitation,
  makeMailNewAddress,
} from './features/accounts/staff/mail-invitation.ts';
import { makeStaffAccounts } from './features/accounts/staff/module.ts';
import { mayServeVenue } from './features/accounts/staff/staff-login.ts';
import { makeAnalytics } from './features/analytics/module.ts';
import { makeCart, openCarts } from './features/cart/module.ts';
import { paymentWrittenWith } from './features/checkout/report-payment.ts';
import { invoiceEntitlements } from './features/checkout/invoice-entitlements.ts';
import { makeCheckout } from './features/checkout/module.ts';
import { makePaymentAccountOffice } from './features/checkout/accounts/module.ts';
import { makeLedgerOffice } from './features/checkout/ledger/module.ts';
import { makePayoutOffice } from './features/checkout/payouts/module.ts';
import { addPartRefund } from './features/checkout/refund-part.ts';
import { makeConnections } from './features/connections/module.ts';
import { makeArchive } from './features/company/archive/module.ts';
import { makeCompany } from './features/company/module.ts';
import { makeSetup } from './features/setup/module.ts';
import { makePictures } from './features/company/pictures/module.ts';
import { chosenPicture } from './features/company/pictures/own-picture.ts';
import { makeContent } from './features/content/module.ts';
import { makeLoyalty } from './features/loyalty/module.ts';
import { makeImportMenu } from './features/menu/files/import-menu.ts';
import { readMenuFileOf } from './features/menu/files/load-whole-menu.ts';
import { menuAnswer } from './features/menu/files/menu-file-schema.ts';
import { makeMenuFiles } from './features/menu/files/module.ts';
import { makeMenu } from './features/menu/module.ts';
import { copyMenus } from './features/menu/office/copy-menus.ts';
import { insertAllDayMenu } from './features/menu/office/insert-all-day-menu.ts';
import { findCartOfOrder } from './features/orders/cart-of-order.ts';
import { makeCreateOrder } from './features/orders/create-order.ts';
import { makeOrders } from './features/orders/module.ts';
import { findOrder, hasOrder } from './features/orders/order-store.ts';
import { makePrinting } from './features/orders/printing/module.ts';
import { makeBillOffice } from './features/tables/bills/module.ts';
import { makeCodeSheets } from './features/tables/code-sheets/module.ts';
import { makeTables } from './features/tables/module.ts';
import { copyTables } from './features/tables/office/copy-tables.ts';
import { makeVenues } from './features/venues/module.ts';
import { makeSecretBox } from './platform/auth/secret-box.ts';
import { joinModules } from './platform/modules/join-modules.ts';
import { makeCutPicture } from './providers/media/cut-picture.ts';
import { makePreparePicture } from './providers/media/prepare-picture.ts';
import { removeWithSizes } from './providers/media/resize.ts';
import { PAGE_LIMITS } from './features/menu/office/menu-of-page.ts';
import { makePublicFetch } from './platform/http/public-fetch.ts';
import { composeWebhookPost } from './compose/webhooks.ts';

/** The only place where features meet, in the order they are made: each gets what it needs, and knows nobody else. */
export async function compose(given: ComposeDeps): Promise<App> {
  const platform = await openPlatform(given);
  const { config, db, now } = platform;
  const { accounts: paymentAccounts, tryKeys, cards } = await composePayments(platform);
  const messages = composeMessages(config, platform.inbox, now);
  const defaults = { ...config.deployment, landingPageSections: null };

  const canSendSms = config.sms !== null || platform.inbox !== null;
  const deployment = { defaults, cards, push: messages.facts };
  const hosts = {
    hostWorld: given.hostWorld ?? composeHostWorld(),
    platformHost: platformHostOf(config.publicOrigin),
  };
  const company = makeCompany({ ...platform, ...hosts, deployment, canSendSms });
  const venues = makeVenues({
    ...platform,
    mayServeVenue,
    insertAllDayMenu,
    copyMenus,
    copyTables,
  });
  const menu = makeMenu({
    ...platform,
    ...company,
    ...venues,
    chosenPicture,
    fetchPage: makePublicFetch(PAGE_LIMITS),
  });
  const content = makeContent({
    ...platform,
    ...company,
    chosenPicture,
    readSocialFeed: composeSocialFeed(platform),
  });
  const analytics = makeAnalytics({ ...platform, ...company });

  const carts = openCarts(platform);
  const tables = makeTables({
    ...platform,
    ...venues,
    ...carts,
    findCartOfOrder,
    addPartRefund,
    publicOrigin: config.publicOrigin,
  });
  const setup = makeSetup({
    ...platform,
    ...company,
    ...venues,
    ...menu,
    isPaymentUsable: paymentAccounts.isUsable,
    findGuestAddress: tables.findGuestAddress,
  });
  const loyalty = makeLoyalty({
    ...platform,
    ...venues,
    ...menu,
    ...carts,
    findAccount,
    findOrder,
    chosenPicture,
    promoRefusalText,
  });
  const cart = makeCart({
    ...platform,
    ...company,
    ...venues,
    ...menu,
    ...loyalty,
    defaults,
    resolveTableToken: tables.resolveTableToken,
    entitlements: [invoiceEntitlements, tables.entitlements, loyalty.entitlements],
    writtenWith: paymentWrittenWith(now),
    onAccepted: ({ type }) => platform.metrics.count('tallrik_cart_events_total', { type }),
  });

  const printing = makePrinting({
    ...platform,
    ...menu,
    isPrinting: config.hasJobs,
    printers: composePrinters(config),
    textsIn: ticketTexts,
  });
  const checkout = makeCheckout(
    {
      ...platform,
      carts: cart.forCheckout,
      publishCartEvents: carts.publishCartEvents,
      reservations: [...tables.reservations, ...loyalty.reservations],
      companyOfVenue: venues.companyOfVenue,
      tableOf: tables.tableOf,
      offersOf: loyalty.offersOf,
      createOrder: makeCreateOrder({ ...platform, ...printing }),
      hasOrder,
      ownReturnUrl: makeOwnReturnUrl({ ...platform, ...company }),
    },
    paymentAccounts,
  );
  const deletionHooks = accountDeletionHooks({ db, ...checkout });
  const accounts = makeAccounts({
    ...platform,
    ...company,
    ...loyalty,
    ...messages,
    ...deletionHooks,
    smsSender: config.smsSender,
  });
  const staffMail = {
    ...platform,
    ...messages,
    textsIn: mailTexts,
    origin: () => config.publicOrigin ?? platform.address.origin,
  };
  const staff = makeStaffAccounts({
    ...platform,
    ...company,
    ...config,
    mailInvitation: makeMailInvitation(staffMail),
    mailFactorRemoved: makeMailFactorRemoved(staffMail),
    mailNewAddress: makeMailNewAddress(staffMail),
    sendMail: messages.sendMail,
    textsIn: mailTexts,
  });
  const guestOffice = makeGuestOffice({
    ...platform,
    ...deletionHooks,
    ...accounts,
    movePoints: loyalty.movePoints,
    moveStamp: loyalty.moveStamp,
    giveLevel: loyalty.giveLevel,
    proveAgain: staff.proveAgain,
    readStaffToken: staff.readStaffToken,
  });
  const billOffice = makeBillOffice({ ...platform, takeAtCounter: checkout.takeAtCounter });
  const paymentAccountOffice = makePaymentAccountOffice({
    ...platform,
    ...paymentAccounts,
    ...cards,
    tryKeys,
    box: makeSecretBox(platform.seed),
    proveAgain: staff.proveAgain,
    sendMail: messages.sendMail,
    textsIn: mailTexts,
    origin: () => config.publicOrigin ?? platform.address.origin,
  });
  const ledgerOffice = makeLedgerOffice({
    ...platform,
    sendMail: messages.sendMail,
    textsIn: mailTexts,
    origin: () => config.publicOrigin ?? platform.address.origin,
  });
  const remove = removeWithSizes(platform.media, sizesFolder(config));
  const picturePorts = {
    media: { ...platform.media, remove },
    preparePicture: makePreparePicture(),
    cutPicture: makeCutPicture(),
  };
  const pictures = makePictures({ ...platform, ...staff, ...picturePorts });
  const menuFiles = makeMenuFiles({ ...platform, ...staff });
  const payoutOffice = makePayoutOffice({ ...platform, ...staff });
  const archive = makeArchive({
    ...platform,
    ...staff,
    ...picturePorts,
    readPicture: platform.media.get,
    readMenu: readMenuFileOf,
    importMenu: makeImportMenu(platform),
    readBack: readBackCompany,
  });
  const codeSheets = makeCodeSheets({
    ...platform,
    ...company,
    ...staff,
    findGuestAddress: tables.findGuestAddress,
    origin: () => platform.address.origin,
  });
  const orders = makeOrders({
    ...platform,
    ...company,
    ...venues,
    ...menu,
    ...checkout,
    ...accounts,
    ...staff,
    printing,
    messages,
    textsIn: mailTexts,
    origin: () => config.publicOrigin ?? platform.address.origin,
  });

  const connections = makeConnections({
    ...platform,
    ...composeWebhookPost(config),
    box: makeSecretBox(platform.seed),
    sendMail: messages.sendMail,
    textsIn: mailTexts,
    menuAnswer,
    apiReads: {
      venues: (companyId) => venues.venuesOf(platform.reads, companyId),
      menu: (companyId) => readMenuFileOf(platform.reads, companyId),
      books: orders.booksForPrograms,
    },
  });
  const socketRights = makeSocketRights({
    readGuestToken: (token) => accounts.readGuestToken(token, now()),
    readTableToken: tables.resolveTableToken,
    readRehearsal: (cookies) => platform.readRehearsal(cookies, now()),
    listenToCart: cart.listenToCart,
    followShop: menu.followShop,
  });
  const features = joinModules([
    company,
    venues,
    menu,
    setup,
    content,
    analytics,
    cart,
    tables,
    loyalty,
    printing,
    checkout,
    paymentAccountOffice,
    ledgerOffice,
    payoutOffice,
    accounts,
    staff,
    guestOffice,
    billOffice,
    connections,
    pictures,
    codeSheets,
    menuFiles,
    archive,
    orders,
    socketRights,
  ]);
  return serve(platform, {
    ...company,
    ...menu,
    ...analytics,
    ...accounts,
    ...staff,
    ...orders,
    ...printing,
    features,
    socketRights,
  });
}
