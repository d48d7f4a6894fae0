/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation Login($companyId: ID!, $phone: String!, $password: String!) {\n    login(companyId: $companyId, phone: $phone, password: $password) {\n      error\n      token\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register(\n    $companyId: ID!\n    $name: String!\n    $phone: String!\n    $password: String!\n    $email: String!\n    $referral: String\n  ) {\n    register(\n      companyId: $companyId\n      name: $name\n      phone: $phone\n      password: $password\n      email: $email\n      referral: $referral\n    ) {\n      error\n      token\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation PhoneDeletedLately($phoneNumber: String!, $companyId: ID!) {\n    hasPhoneNumberBeenDeletedLately(phoneNumber: $phoneNumber, companyId: $companyId) {\n      deletedLately\n      message\n    }\n  }\n": typeof types.PhoneDeletedLatelyDocument,
    "\n  mutation SendResetPassword($companyId: ID!, $phone: String!) {\n    sendResetPassword(companyId: $companyId, phone: $phone) {\n      success\n      error\n      message\n    }\n  }\n": typeof types.SendResetPasswordDocument,
    "\n  mutation ConfirmResetPassword(\n    $companyId: ID!\n    $phone: String!\n    $code: String!\n    $password: String!\n  ) {\n    confirmResetPassword(companyId: $companyId, phone: $phone, code: $code, password: $password) {\n      success\n      error\n      message\n    }\n  }\n": typeof types.ConfirmResetPasswordDocument,
    "\n  mutation ActivatePhone($code: String!) {\n    activatePhone(code: $code) {\n      error\n    }\n  }\n": typeof types.ActivatePhoneDocument,
    "\n  mutation RequestActivationCode {\n    requestActivationCode {\n      error\n    }\n  }\n": typeof types.RequestActivationCodeDocument,
    "\n  query OwnActivation($id: ID!) {\n    User(id: $id) {\n      id\n      activated\n      phone\n    }\n  }\n": typeof types.OwnActivationDocument,
    "\n  mutation InitAdyenSession(\n    $venueId: ID!\n    $amount: Int!\n    $reference: ID!\n    $returnUrl: String!\n    $companyId: ID!\n    $tip: Int!\n    $currency: Currency!\n    $force3DS: Boolean\n  ) {\n    initAdyenSession(\n      venueId: $venueId\n      amount: $amount\n      reference: $reference\n      returnUrl: $returnUrl\n      companyId: $companyId\n      tip: $tip\n      currency: $currency\n      force3DS: $force3DS\n    ) {\n      success\n      error\n      response {\n        id\n        sessionData\n      }\n    }\n  }\n": typeof types.InitAdyenSessionDocument,
    "\n  mutation UpdateAdyenPaymentDetails($venueId: ID!, $payload: JSON!) {\n    updateAdyenPaymentDetails(venueId: $venueId, payload: $payload) {\n      success\n      error\n      response {\n        resultCode\n      }\n    }\n  }\n": typeof types.UpdateAdyenPaymentDetailsDocument,
    "\n  query PaymentSessionState($cartId: ID!, $sessionId: ID!) {\n    paymentSessionState(cartId: $cartId, sessionId: $sessionId)\n  }\n": typeof types.PaymentSessionStateDocument,
    "\n  mutation RemoveStoredCard($reference: String!) {\n    removeStoredCard(reference: $reference) {\n      success\n    }\n  }\n": typeof types.RemoveStoredCardDocument,
    "\n  query SocialMediaFeed($companyId: ID!) {\n    getSocialMedia(companyId: $companyId) {\n      success\n      feed {\n        socialType\n        items {\n          id\n          link\n          mediaUrl\n        }\n      }\n    }\n  }\n": typeof types.SocialMediaFeedDocument,
    "\n  fragment ContentFields on Content {\n    id\n    slug\n    types\n    createdAt\n    updatedAt\n    image\n    title {\n      ...LocalizedFields\n    }\n    subTitle {\n      ...LocalizedFields\n    }\n    text {\n      ...LocalizedFields\n    }\n  }\n": typeof types.ContentFieldsFragmentDoc,
    "\n  query News($companyId: ID!) {\n    allContents(companyId: $companyId, types: [NEWSLETTER]) {\n      ...ContentFields\n    }\n  }\n": typeof types.NewsDocument,
    "\n  query Article($companyId: ID!, $id: ID!) {\n    allContents(companyId: $companyId, id: $id) {\n      ...ContentFields\n    }\n  }\n": typeof types.ArticleDocument,
    "\n  query PageBySlug($companyId: ID!, $slug: String!) {\n    allContents(companyId: $companyId, slug: $slug) {\n      ...ContentFields\n    }\n  }\n": typeof types.PageBySlugDocument,
    "\n  query LandingContents($companyId: ID!, $intro: String!, $membership: String!) {\n    intro: allContents(companyId: $companyId, slug: $intro) {\n      slug\n      text {\n        ...LocalizedFields\n      }\n    }\n    membership: allContents(companyId: $companyId, slug: $membership) {\n      slug\n      text {\n        ...LocalizedFields\n      }\n    }\n  }\n": typeof types.LandingContentsDocument,
    "\n  fragment OfferCardFields on Offer {\n    id\n    type\n    nameLang {\n      ...LocalizedFields\n    }\n    descriptionLang {\n      ...LocalizedFields\n    }\n    venues\n    image\n  }\n": typeof types.OfferCardFieldsFragmentDoc,
    "\n  query Home {\n    homepageUserQuery {\n      id\n      tokens {\n        id\n        singleUse\n        used\n        expired\n        offer {\n          ...OfferCardFields\n        }\n      }\n      stampCards {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n        description\n        descriptionLang {\n          ...LocalizedFields\n        }\n        details {\n          ...LocalizedFields\n        }\n        icon\n        offerImage\n        count\n        requiredCount\n        stamps {\n          id\n          seen\n        }\n        venues\n      }\n      company {\n        defaultOffers {\n          ...OfferCardFields\n        }\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query LoggedOutOffers($companyId: ID!) {\n    getLoggedOutData(companyId: $companyId) {\n      defaultOffers {\n        ...OfferCardFields\n      }\n    }\n  }\n": typeof types.LoggedOutOffersDocument,
    "\n  mutation MarkStampSeen($id: ID!) {\n    updateStamp(id: $id, seen: true) {\n      id\n      seen\n    }\n  }\n": typeof types.MarkStampSeenDocument,
    "\n  fragment LevelFields on MembershipLevel {\n    id\n    title {\n      ...LocalizedFields\n    }\n    description {\n      ...LocalizedFields\n    }\n    pointsRequired\n    primaryColor\n    secondaryColor\n    image\n    discountPercentage\n  }\n": typeof types.LevelFieldsFragmentDoc,
    "\n  query Levels($companyId: ID!) {\n    allMembershipLevels(companyId: $companyId) {\n      ...LevelFields\n    }\n  }\n": typeof types.LevelsDocument,
    "\n  query NextLevel {\n    getNextMembershipLevel {\n      success\n      pointsNeeded\n      nextLevel {\n        ...LevelFields\n      }\n    }\n  }\n": typeof types.NextLevelDocument,
    "\n  fragment OrderFields on Order {\n    id\n    easyId\n    status\n    type\n    createdAt\n    desiredTime\n    estimatedFinishTime\n    isDelayed\n    rejectReason\n    confirmed\n    isRefunded\n    givenBack\n    isTableOrder\n    comment\n    answerBy\n    table {\n      id\n      code\n    }\n    venue {\n      ...VenueFields\n    }\n    payment {\n      id\n      tip\n    }\n    fees {\n      id\n      name\n      price {\n        ...PriceFields\n      }\n    }\n    items {\n      id\n      bundleId\n      ageRestricted\n      offer {\n        id\n        name\n        type\n        nameLang {\n          ...LocalizedFields\n        }\n      }\n      price {\n        ...PriceFields\n      }\n      variations {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n        price\n      }\n      removedVariations {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n      }\n      entry {\n        id\n        price\n        selectedVariations\n        item {\n          id\n          defaultPrice\n          title\n          titleLang {\n            ...LocalizedFields\n          }\n        }\n      }\n    }\n  }\n": typeof types.OrderFieldsFragmentDoc,
    "\n  query HistoryOrder($orderId: ID!) {\n    getHistoryOrder(orderId: $orderId) {\n      ...OrderFields\n    }\n  }\n": typeof types.HistoryOrderDocument,
    "\n  query HistoryListing {\n    getHistoryListing {\n      ...OrderFields\n    }\n  }\n": typeof types.HistoryListingDocument,
    "\n  query ActiveOrders {\n    allOrders {\n      id\n      createdAt\n      desiredTime\n    }\n  }\n": typeof types.ActiveOrdersDocument,
    "\n  mutation SendOrderEmail($orderId: ID!, $email: String) {\n    sendOrderEmail(orderId: $orderId, email: $email) {\n      success\n      error\n    }\n  }\n": typeof types.SendOrderEmailDocument,
    "\n  fragment PriceFields on Price {\n    id\n    amount\n    percentageVAT\n    discount\n    subtotal\n  }\n": typeof types.PriceFieldsFragmentDoc,
    "\n  mutation ConfirmRejection($id: ID!) {\n    updateOrder(id: $id, confirmed: true) {\n      id\n      confirmed\n    }\n  }\n": typeof types.ConfirmRejectionDocument,
    "\n  mutation DeleteNode($userId: ID!) {\n    deleteNode(userId: $userId) {\n      success\n      message\n    }\n  }\n": typeof types.DeleteNodeDocument,
    "\n  mutation CreateHashedPhoneNumber($phoneNumber: String!) {\n    createHashedPhoneNumber(phoneNumber: $phoneNumber) {\n      success\n    }\n  }\n": typeof types.CreateHashedPhoneNumberDocument,
    "\n  query ChequePage($id: ID!) {\n    Cheque(id: $id) {\n      id\n      amount\n      discount\n      paidAmount\n      isPaid\n      venueId\n      tableCode\n      items {\n        id\n        itemId\n        title\n        amount\n        discount\n        categoryId\n        richVariations {\n          id\n          title\n        }\n        isLocked\n        isPaid\n        leftFraction\n        leftAmount\n      }\n    }\n  }\n": typeof types.ChequePageDocument,
    "\n  query TableGuests($id: ID!, $qrToken: String!, $guestId: ID!) {\n    Table(id: $id) {\n      id\n      guests(qrToken: $qrToken, guestId: $guestId) {\n        id\n        number\n        name\n        isMe\n        isHere\n        sharesCartOf\n        unsentAmount\n        sentAmount\n        dishes {\n          ...TableDishFields\n        }\n        orders {\n          easyId\n          status\n          createdAt\n          dishes {\n            ...TableDishFields\n          }\n        }\n      }\n    }\n  }\n\n  fragment TableDishFields on TableDish {\n    itemId\n    title\n    quantity\n    amount\n    choices {\n      id\n      title\n    }\n  }\n": typeof types.TableGuestsDocument,
    "\n  query ShoppingCartEvents($cartId: ID!, $after: Int) {\n    shoppingCartEvents(cartId: $cartId, after: $after) {\n      sequence\n      event\n    }\n  }\n": typeof types.ShoppingCartEventsDocument,
    "\n  mutation PutShoppingCartEvents($events: [CartEvent!]!, $tableToken: String) {\n    putShoppingCartEvents(events: $events, tableToken: $tableToken) {\n      success\n      error\n      confirmed {\n        sequence\n        event\n      }\n      refused {\n        eventId\n        code\n        message\n      }\n    }\n  }\n": typeof types.PutShoppingCartEventsDocument,
    "\n  query CurrentTime {\n    currentTime\n  }\n": typeof types.CurrentTimeDocument,
    "\n  query CompanyPage($id: ID!) {\n    orderingCloudConfiguration(id: $id) {\n      id\n      slug\n      COMPANY_ID\n      userCompanyId\n      marketplaceId\n      marketplace {\n        venues {\n          id\n          name\n        }\n      }\n      logoUrl\n      landingPageBackgroundUrl\n      landingPageDesktopBackgroundUrl\n      theme {\n        main\n        secondary\n        contrastingColor\n        menuTextColor\n        priceColor\n        entryBackground\n        menuBackgroundColor\n      }\n      font\n      ANONYMOUS_PURCHASE\n      DISABLE_PICKUP_TIME\n      IS_PRODUCTION\n      MAX_CATEGORIES\n      SYNC_ETA\n      LANDING_PAGE_SECTIONS {\n        menuId\n        title\n        itemIds\n      }\n      ADYEN_CLIENT_TOKEN\n      CUSTOM_CLIENT_ADYEN_TOKEN\n      enableInvoicing\n      enableTipping\n      enablePromoCodes\n      enableQrOrders\n      disableComments\n      serviceTypes\n      greetingText\n      navigationInfoText\n      showCategoriesInGridView\n      landingPageIntro\n      aboutUs\n      force3DSecure\n      customReadyText\n      invoiceFormUrl\n      bagItemId\n      enableAnalytics\n      analyticsService\n      company {\n        id\n        displayName\n        supportEmail\n        hasMembershipCards\n        hasAppOrders\n        defaultCurrency\n        country\n        languages\n        defaultLanguage\n        code\n      }\n    }\n  }\n": typeof types.CompanyPageDocument,
    "\n  query SideContents($companyId: ID!) {\n    allContents(companyId: $companyId) {\n      id\n      slug\n      types\n      title {\n        ...LocalizedFields\n      }\n    }\n  }\n": typeof types.SideContentsDocument,
    "\n  mutation RemoveDeviceToken($token: String!) {\n    removeDeviceToken(token: $token) {\n      success\n    }\n  }\n": typeof types.RemoveDeviceTokenDocument,
    "\n  query SignedInGuest($id: ID!) {\n    User(id: $id) {\n      id\n      name\n      phone\n      email\n      easyId\n      deleted\n      activated\n      invoiceTargetId\n      invoiceCustomerId\n      membershipCard {\n        points\n        membershipLevel {\n          id\n          discountPercentage\n          title {\n            ...LocalizedFields\n          }\n        }\n      }\n    }\n  }\n": typeof types.SignedInGuestDocument,
    "\n  fragment LocalizedFields on LocalizedText {\n    en\n    se\n    es\n    no\n    tr\n    dk\n  }\n": typeof types.LocalizedFieldsFragmentDoc,
    "\n  fragment ItemFields on Item {\n    id\n    title\n    titleLang {\n      ...LocalizedFields\n    }\n    description\n    descriptionLang {\n      ...LocalizedFields\n    }\n    ageRestricted\n    vatRate\n    disableMembershipDiscount\n    categories {\n      id\n    }\n    modificationGroups {\n      id\n    }\n    sizes {\n      id\n      type\n      variations {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n        price\n        absolutePrice\n      }\n    }\n    image\n    upsales {\n      id\n      hideInApp\n      enableMultiSelect\n      name {\n        ...LocalizedFields\n      }\n      items {\n        id\n      }\n    }\n    allergens\n    allergyTags\n    defaultPrice\n    order\n    deleted\n    instant\n  }\n": typeof types.ItemFieldsFragmentDoc,
    "\n  fragment CategoryFields on Category {\n    id\n    parentId\n    order\n    name\n    nameLang {\n      ...LocalizedFields\n    }\n    descriptionLang {\n      ...LocalizedFields\n    }\n    image\n    hideInCustomerOrderingFlows\n    deleted\n  }\n": typeof types.CategoryFieldsFragmentDoc,
    "\n  fragment ModificationGroupFields on ModificationGroup {\n    id\n    externalName\n    nameLang {\n      ...LocalizedFields\n    }\n    type\n    required\n    expandedByDefault\n    minChoices\n    maxChoices\n    preselectedVariations\n    variations {\n      id\n      price\n      name\n      nameLang {\n        ...LocalizedFields\n      }\n      allergen\n      asItem {\n        id\n      }\n      image\n    }\n  }\n": typeof types.ModificationGroupFieldsFragmentDoc,
    "\n  query AppliedMenus($companyId: ID!, $venueId: ID!) {\n    getAppliedMenus(companyId: $companyId, venueId: $venueId) {\n      id\n      venueId\n      serviceTypes\n      availabilities {\n        id\n        dayOfWeek\n        timeRange {\n          id\n          start\n          end\n        }\n      }\n      menuEntries {\n        id\n        price\n        instant\n        vatRate\n        item {\n          id\n        }\n      }\n    }\n  }\n": typeof types.AppliedMenusDocument,
    "\n  query ModificationGroups($companyId: ID!) {\n    Company(id: $companyId) {\n      id\n      modificationGroups {\n        ...ModificationGroupFields\n      }\n    }\n  }\n": typeof types.ModificationGroupsDocument,
    "\n  query StartCategories($companyId: ID!, $venueId: ID!, $first: Int!) {\n    allCategories(companyId: $companyId, first: $first) {\n      ...CategoryFields\n      items(first: 15, venueId: $venueId) {\n        ...ItemFields\n      }\n    }\n  }\n": typeof types.StartCategoriesDocument,
    "\n  query LandingItems($companyId: ID!, $ids: [ID!]!) {\n    allItems(companyId: $companyId, ids: $ids) {\n      ...ItemFields\n    }\n  }\n": typeof types.LandingItemsDocument,
    "\n  query Recommendations($userId: ID!, $venueId: ID!) {\n    User(id: $userId) {\n      id\n      recommendations(venueId: $venueId) {\n        id\n        item {\n          ...ItemFields\n        }\n      }\n    }\n  }\n": typeof types.RecommendationsDocument,
    "\n  query MenuCategories($companyId: ID!, $venueId: ID!) {\n    getAllCategories(companyId: $companyId) {\n      ...CategoryFields\n      items(first: 500, venueId: $venueId) {\n        ...ItemFields\n      }\n    }\n  }\n": typeof types.MenuCategoriesDocument,
    "\n  query ItemPage($itemId: ID!) {\n    Item(id: $itemId) {\n      ...ItemFields\n      upsales {\n        items {\n          ...ItemFields\n        }\n      }\n    }\n  }\n": typeof types.ItemPageDocument,
    "\n  query VenueInventory($venueId: ID!) {\n    venueInventory(venueId: $venueId) {\n      itemId\n      outOfStock\n      count\n    }\n    catalogueVersion(venueId: $venueId)\n  }\n": typeof types.VenueInventoryDocument,
    "\n  mutation AddDeviceToken($operatingSystem: OperatingSystem!, $token: String!) {\n    addDeviceToken(operatingSystem: $operatingSystem, token: $token) {\n      success\n    }\n  }\n": typeof types.AddDeviceTokenDocument,
    "\n  mutation AddOrderDeviceToken($orderId: ID!, $operatingSystem: OperatingSystem!, $token: String!) {\n    addOrderDeviceToken(orderId: $orderId, operatingSystem: $operatingSystem, token: $token) {\n      success\n    }\n  }\n": typeof types.AddOrderDeviceTokenDocument,
    "\n  mutation RemoveOrderDeviceToken($orderId: ID!, $token: String!) {\n    removeOrderDeviceToken(orderId: $orderId, token: $token) {\n      success\n    }\n  }\n": typeof types.RemoveOrderDeviceTokenDocument,
    "\n  query PushFacts($id: ID!) {\n    orderingCloudConfiguration(id: $id) {\n      id\n      VAPID_PUBLIC_KEY\n      PUSH_SYSTEMS\n    }\n  }\n": typeof types.PushFactsDocument,
    "\n  query OfferDetail($id: ID!) {\n    Offer(id: $id) {\n      id\n      type\n      context\n      discountRate\n      discountType\n      price\n      stages {\n        id\n        nameLang {\n          ...LocalizedFields\n        }\n        items {\n          id\n        }\n        discountRate\n        discountType\n      }\n      items {\n        id\n      }\n      nameLang {\n        ...LocalizedFields\n      }\n      descriptionLang {\n        ...LocalizedFields\n      }\n      venues\n      image\n      createdAt\n    }\n  }\n": typeof types.OfferDetailDocument,
    "\n  mutation ActivatePromoCode($companyId: ID!, $code: String!, $cartId: ID!, $venueId: ID!) {\n    activatePromoCode(companyId: $companyId, code: $code, cartId: $cartId, venueId: $venueId) {\n      success\n      error\n    }\n  }\n": typeof types.ActivatePromoCodeDocument,
    "\n  mutation RenewDeviceToken($oldToken: String!, $token: String!) {\n    renewDeviceToken(oldToken: $oldToken, token: $token) {\n      success\n    }\n  }\n": typeof types.RenewDeviceTokenDocument,
    "\n  query TableBills($id: ID!, $qrToken: String!) {\n    Table(id: $id) {\n      id\n      code\n      supportsPayLater\n      cheques(qrToken: $qrToken) {\n        id\n        amount\n        discount\n        paidAmount\n        isPaid\n      }\n    }\n  }\n": typeof types.TableBillsDocument,
    "\n  query TablePage($id: ID!, $venueId: ID!) {\n    Table(id: $id) {\n      id\n      code\n      supportsPayLater\n      qrToken(venueId: $venueId)\n    }\n  }\n": typeof types.TablePageDocument,
    "\n  fragment VenueFields on Venue {\n    id\n    name\n    active\n    deleted\n    phone\n    organizationId\n    supportEmail\n    minimumPickupWaitTime\n    image\n    zip\n    timeZone\n    pausedUntil\n    syncedEta {\n      minutes\n      setAt\n    }\n    location {\n      id\n      name\n      street\n      lat\n      long\n      city\n      zip\n    }\n    availabilities {\n      id\n      dayOfWeek\n      timeRange {\n        id\n        start\n        end\n        initialStart\n        initialEnd\n      }\n    }\n    exceptions {\n      id\n      name\n      firstDay\n      lastDay\n      isYearly\n      ranges {\n        start\n        end\n      }\n    }\n  }\n": typeof types.VenueFieldsFragmentDoc,
    "\n  query VenuePage($id: ID!) {\n    Venue(id: $id) {\n      ...VenueFields\n    }\n  }\n": typeof types.VenuePageDocument,
    "\n  query VenueList($companyId: ID!) {\n    allVenues(companyId: $companyId) {\n      ...VenueFields\n    }\n  }\n": typeof types.VenueListDocument,
};
const documents: Documents = {
    "\n  mutation Login($companyId: ID!, $phone: String!, $password: String!) {\n    login(companyId: $companyId, phone: $phone, password: $password) {\n      error\n      token\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register(\n    $companyId: ID!\n    $name: String!\n    $phone: String!\n    $password: String!\n    $email: String!\n    $referral: String\n  ) {\n    register(\n      companyId: $companyId\n      name: $name\n      phone: $phone\n      password: $password\n      email: $email\n      referral: $referral\n    ) {\n      error\n      token\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation PhoneDeletedLately($phoneNumber: String!, $companyId: ID!) {\n    hasPhoneNumberBeenDeletedLately(phoneNumber: $phoneNumber, companyId: $companyId) {\n      deletedLately\n      message\n    }\n  }\n": types.PhoneDeletedLatelyDocument,
    "\n  mutation SendResetPassword($companyId: ID!, $phone: String!) {\n    sendResetPassword(companyId: $companyId, phone: $phone) {\n      success\n      error\n      message\n    }\n  }\n": types.SendResetPasswordDocument,
    "\n  mutation ConfirmResetPassword(\n    $companyId: ID!\n    $phone: String!\n    $code: String!\n    $password: String!\n  ) {\n    confirmResetPassword(companyId: $companyId, phone: $phone, code: $code, password: $password) {\n      success\n      error\n      message\n    }\n  }\n": types.ConfirmResetPasswordDocument,
    "\n  mutation ActivatePhone($code: String!) {\n    activatePhone(code: $code) {\n      error\n    }\n  }\n": types.ActivatePhoneDocument,
    "\n  mutation RequestActivationCode {\n    requestActivationCode {\n      error\n    }\n  }\n": types.RequestActivationCodeDocument,
    "\n  query OwnActivation($id: ID!) {\n    User(id: $id) {\n      id\n      activated\n      phone\n    }\n  }\n": types.OwnActivationDocument,
    "\n  mutation InitAdyenSession(\n    $venueId: ID!\n    $amount: Int!\n    $reference: ID!\n    $returnUrl: String!\n    $companyId: ID!\n    $tip: Int!\n    $currency: Currency!\n    $force3DS: Boolean\n  ) {\n    initAdyenSession(\n      venueId: $venueId\n      amount: $amount\n      reference: $reference\n      returnUrl: $returnUrl\n      companyId: $companyId\n      tip: $tip\n      currency: $currency\n      force3DS: $force3DS\n    ) {\n      success\n      error\n      response {\n        id\n        sessionData\n      }\n    }\n  }\n": types.InitAdyenSessionDocument,
    "\n  mutation UpdateAdyenPaymentDetails($venueId: ID!, $payload: JSON!) {\n    updateAdyenPaymentDetails(venueId: $venueId, payload: $payload) {\n      success\n      error\n      response {\n        resultCode\n      }\n    }\n  }\n": types.UpdateAdyenPaymentDetailsDocument,
    "\n  query PaymentSessionState($cartId: ID!, $sessionId: ID!) {\n    paymentSessionState(cartId: $cartId, sessionId: $sessionId)\n  }\n": types.PaymentSessionStateDocument,
    "\n  mutation RemoveStoredCard($reference: String!) {\n    removeStoredCard(reference: $reference) {\n      success\n    }\n  }\n": types.RemoveStoredCardDocument,
    "\n  query SocialMediaFeed($companyId: ID!) {\n    getSocialMedia(companyId: $companyId) {\n      success\n      feed {\n        socialType\n        items {\n          id\n          link\n          mediaUrl\n        }\n      }\n    }\n  }\n": types.SocialMediaFeedDocument,
    "\n  fragment ContentFields on Content {\n    id\n    slug\n    types\n    createdAt\n    updatedAt\n    image\n    title {\n      ...LocalizedFields\n    }\n    subTitle {\n      ...LocalizedFields\n    }\n    text {\n      ...LocalizedFields\n    }\n  }\n": types.ContentFieldsFragmentDoc,
    "\n  query News($companyId: ID!) {\n    allContents(companyId: $companyId, types: [NEWSLETTER]) {\n      ...ContentFields\n    }\n  }\n": types.NewsDocument,
    "\n  query Article($companyId: ID!, $id: ID!) {\n    allContents(companyId: $companyId, id: $id) {\n      ...ContentFields\n    }\n  }\n": types.ArticleDocument,
    "\n  query PageBySlug($companyId: ID!, $slug: String!) {\n    allContents(companyId: $companyId, slug: $slug) {\n      ...ContentFields\n    }\n  }\n": types.PageBySlugDocument,
    "\n  query LandingContents($companyId: ID!, $intro: String!, $membership: String!) {\n    intro: allContents(companyId: $companyId, slug: $intro) {\n      slug\n      text {\n        ...LocalizedFields\n      }\n    }\n    membership: allContents(companyId: $companyId, slug: $membership) {\n      slug\n      text {\n        ...LocalizedFields\n      }\n    }\n  }\n": types.LandingContentsDocument,
    "\n  fragment OfferCardFields on Offer {\n    id\n    type\n    nameLang {\n      ...LocalizedFields\n    }\n    descriptionLang {\n      ...LocalizedFields\n    }\n    venues\n    image\n  }\n": types.OfferCardFieldsFragmentDoc,
    "\n  query Home {\n    homepageUserQuery {\n      id\n      tokens {\n        id\n        singleUse\n        used\n        expired\n        offer {\n          ...OfferCardFields\n        }\n      }\n      stampCards {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n        description\n        descriptionLang {\n          ...LocalizedFields\n        }\n        details {\n          ...LocalizedFields\n        }\n        icon\n        offerImage\n        count\n        requiredCount\n        stamps {\n          id\n          seen\n        }\n        venues\n      }\n      company {\n        defaultOffers {\n          ...OfferCardFields\n        }\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  query LoggedOutOffers($companyId: ID!) {\n    getLoggedOutData(companyId: $companyId) {\n      defaultOffers {\n        ...OfferCardFields\n      }\n    }\n  }\n": types.LoggedOutOffersDocument,
    "\n  mutation MarkStampSeen($id: ID!) {\n    updateStamp(id: $id, seen: true) {\n      id\n      seen\n    }\n  }\n": types.MarkStampSeenDocument,
    "\n  fragment LevelFields on MembershipLevel {\n    id\n    title {\n      ...LocalizedFields\n    }\n    description {\n      ...LocalizedFields\n    }\n    pointsRequired\n    primaryColor\n    secondaryColor\n    image\n    discountPercentage\n  }\n": types.LevelFieldsFragmentDoc,
    "\n  query Levels($companyId: ID!) {\n    allMembershipLevels(companyId: $companyId) {\n      ...LevelFields\n    }\n  }\n": types.LevelsDocument,
    "\n  query NextLevel {\n    getNextMembershipLevel {\n      success\n      pointsNeeded\n      nextLevel {\n        ...LevelFields\n      }\n    }\n  }\n": types.NextLevelDocument,
    "\n  fragment OrderFields on Order {\n    id\n    easyId\n    status\n    type\n    createdAt\n    desiredTime\n    estimatedFinishTime\n    isDelayed\n    rejectReason\n    confirmed\n    isRefunded\n    givenBack\n    isTableOrder\n    comment\n    answerBy\n    table {\n      id\n      code\n    }\n    venue {\n      ...VenueFields\n    }\n    payment {\n      id\n      tip\n    }\n    fees {\n      id\n      name\n      price {\n        ...PriceFields\n      }\n    }\n    items {\n      id\n      bundleId\n      ageRestricted\n      offer {\n        id\n        name\n        type\n        nameLang {\n          ...LocalizedFields\n        }\n      }\n      price {\n        ...PriceFields\n      }\n      variations {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n        price\n      }\n      removedVariations {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n      }\n      entry {\n        id\n        price\n        selectedVariations\n        item {\n          id\n          defaultPrice\n          title\n          titleLang {\n            ...LocalizedFields\n          }\n        }\n      }\n    }\n  }\n": types.OrderFieldsFragmentDoc,
    "\n  query HistoryOrder($orderId: ID!) {\n    getHistoryOrder(orderId: $orderId) {\n      ...OrderFields\n    }\n  }\n": types.HistoryOrderDocument,
    "\n  query HistoryListing {\n    getHistoryListing {\n      ...OrderFields\n    }\n  }\n": types.HistoryListingDocument,
    "\n  query ActiveOrders {\n    allOrders {\n      id\n      createdAt\n      desiredTime\n    }\n  }\n": types.ActiveOrdersDocument,
    "\n  mutation SendOrderEmail($orderId: ID!, $email: String) {\n    sendOrderEmail(orderId: $orderId, email: $email) {\n      success\n      error\n    }\n  }\n": types.SendOrderEmailDocument,
    "\n  fragment PriceFields on Price {\n    id\n    amount\n    percentageVAT\n    discount\n    subtotal\n  }\n": types.PriceFieldsFragmentDoc,
    "\n  mutation ConfirmRejection($id: ID!) {\n    updateOrder(id: $id, confirmed: true) {\n      id\n      confirmed\n    }\n  }\n": types.ConfirmRejectionDocument,
    "\n  mutation DeleteNode($userId: ID!) {\n    deleteNode(userId: $userId) {\n      success\n      message\n    }\n  }\n": types.DeleteNodeDocument,
    "\n  mutation CreateHashedPhoneNumber($phoneNumber: String!) {\n    createHashedPhoneNumber(phoneNumber: $phoneNumber) {\n      success\n    }\n  }\n": types.CreateHashedPhoneNumberDocument,
    "\n  query ChequePage($id: ID!) {\n    Cheque(id: $id) {\n      id\n      amount\n      discount\n      paidAmount\n      isPaid\n      venueId\n      tableCode\n      items {\n        id\n        itemId\n        title\n        amount\n        discount\n        categoryId\n        richVariations {\n          id\n          title\n        }\n        isLocked\n        isPaid\n        leftFraction\n        leftAmount\n      }\n    }\n  }\n": types.ChequePageDocument,
    "\n  query TableGuests($id: ID!, $qrToken: String!, $guestId: ID!) {\n    Table(id: $id) {\n      id\n      guests(qrToken: $qrToken, guestId: $guestId) {\n        id\n        number\n        name\n        isMe\n        isHere\n        sharesCartOf\n        unsentAmount\n        sentAmount\n        dishes {\n          ...TableDishFields\n        }\n        orders {\n          easyId\n          status\n          createdAt\n          dishes {\n            ...TableDishFields\n          }\n        }\n      }\n    }\n  }\n\n  fragment TableDishFields on TableDish {\n    itemId\n    title\n    quantity\n    amount\n    choices {\n      id\n      title\n    }\n  }\n": types.TableGuestsDocument,
    "\n  query ShoppingCartEvents($cartId: ID!, $after: Int) {\n    shoppingCartEvents(cartId: $cartId, after: $after) {\n      sequence\n      event\n    }\n  }\n": types.ShoppingCartEventsDocument,
    "\n  mutation PutShoppingCartEvents($events: [CartEvent!]!, $tableToken: String) {\n    putShoppingCartEvents(events: $events, tableToken: $tableToken) {\n      success\n      error\n      confirmed {\n        sequence\n        event\n      }\n      refused {\n        eventId\n        code\n        message\n      }\n    }\n  }\n": types.PutShoppingCartEventsDocument,
    "\n  query CurrentTime {\n    currentTime\n  }\n": types.CurrentTimeDocument,
    "\n  query CompanyPage($id: ID!) {\n    orderingCloudConfiguration(id: $id) {\n      id\n      slug\n      COMPANY_ID\n      userCompanyId\n      marketplaceId\n      marketplace {\n        venues {\n          id\n          name\n        }\n      }\n      logoUrl\n      landingPageBackgroundUrl\n      landingPageDesktopBackgroundUrl\n      theme {\n        main\n        secondary\n        contrastingColor\n        menuTextColor\n        priceColor\n        entryBackground\n        menuBackgroundColor\n      }\n      font\n      ANONYMOUS_PURCHASE\n      DISABLE_PICKUP_TIME\n      IS_PRODUCTION\n      MAX_CATEGORIES\n      SYNC_ETA\n      LANDING_PAGE_SECTIONS {\n        menuId\n        title\n        itemIds\n      }\n      ADYEN_CLIENT_TOKEN\n      CUSTOM_CLIENT_ADYEN_TOKEN\n      enableInvoicing\n      enableTipping\n      enablePromoCodes\n      enableQrOrders\n      disableComments\n      serviceTypes\n      greetingText\n      navigationInfoText\n      showCategoriesInGridView\n      landingPageIntro\n      aboutUs\n      force3DSecure\n      customReadyText\n      invoiceFormUrl\n      bagItemId\n      enableAnalytics\n      analyticsService\n      company {\n        id\n        displayName\n        supportEmail\n        hasMembershipCards\n        hasAppOrders\n        defaultCurrency\n        country\n        languages\n        defaultLanguage\n        code\n      }\n    }\n  }\n": types.CompanyPageDocument,
    "\n  query SideContents($companyId: ID!) {\n    allContents(companyId: $companyId) {\n      id\n      slug\n      types\n      title {\n        ...LocalizedFields\n      }\n    }\n  }\n": types.SideContentsDocument,
    "\n  mutation RemoveDeviceToken($token: String!) {\n    removeDeviceToken(token: $token) {\n      success\n    }\n  }\n": types.RemoveDeviceTokenDocument,
    "\n  query SignedInGuest($id: ID!) {\n    User(id: $id) {\n      id\n      name\n      phone\n      email\n      easyId\n      deleted\n      activated\n      invoiceTargetId\n      invoiceCustomerId\n      membershipCard {\n        points\n        membershipLevel {\n          id\n          discountPercentage\n          title {\n            ...LocalizedFields\n          }\n        }\n      }\n    }\n  }\n": types.SignedInGuestDocument,
    "\n  fragment LocalizedFields on LocalizedText {\n    en\n    se\n    es\n    no\n    tr\n    dk\n  }\n": types.LocalizedFieldsFragmentDoc,
    "\n  fragment ItemFields on Item {\n    id\n    title\n    titleLang {\n      ...LocalizedFields\n    }\n    description\n    descriptionLang {\n      ...LocalizedFields\n    }\n    ageRestricted\n    vatRate\n    disableMembershipDiscount\n    categories {\n      id\n    }\n    modificationGroups {\n      id\n    }\n    sizes {\n      id\n      type\n      variations {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n        price\n        absolutePrice\n      }\n    }\n    image\n    upsales {\n      id\n      hideInApp\n      enableMultiSelect\n      name {\n        ...LocalizedFields\n      }\n      items {\n        id\n      }\n    }\n    allergens\n    allergyTags\n    defaultPrice\n    order\n    deleted\n    instant\n  }\n": types.ItemFieldsFragmentDoc,
    "\n  fragment CategoryFields on Category {\n    id\n    parentId\n    order\n    name\n    nameLang {\n      ...LocalizedFields\n    }\n    descriptionLang {\n      ...LocalizedFields\n    }\n    image\n    hideInCustomerOrderingFlows\n    deleted\n  }\n": types.CategoryFieldsFragmentDoc,
    "\n  fragment ModificationGroupFields on ModificationGroup {\n    id\n    externalName\n    nameLang {\n      ...LocalizedFields\n    }\n    type\n    required\n    expandedByDefault\n    minChoices\n    maxChoices\n    preselectedVariations\n    variations {\n      id\n      price\n      name\n      nameLang {\n        ...LocalizedFields\n      }\n      allergen\n      asItem {\n        id\n      }\n      image\n    }\n  }\n": types.ModificationGroupFieldsFragmentDoc,
    "\n  query AppliedMenus($companyId: ID!, $venueId: ID!) {\n    getAppliedMenus(companyId: $companyId, venueId: $venueId) {\n      id\n      venueId\n      serviceTypes\n      availabilities {\n        id\n        dayOfWeek\n        timeRange {\n          id\n          start\n          end\n        }\n      }\n      menuEntries {\n        id\n        price\n        instant\n        vatRate\n        item {\n          id\n        }\n      }\n    }\n  }\n": types.AppliedMenusDocument,
    "\n  query ModificationGroups($companyId: ID!) {\n    Company(id: $companyId) {\n      id\n      modificationGroups {\n        ...ModificationGroupFields\n      }\n    }\n  }\n": types.ModificationGroupsDocument,
    "\n  query StartCategories($companyId: ID!, $venueId: ID!, $first: Int!) {\n    allCategories(companyId: $companyId, first: $first) {\n      ...CategoryFields\n      items(first: 15, venueId: $venueId) {\n        ...ItemFields\n      }\n    }\n  }\n": types.StartCategoriesDocument,
    "\n  query LandingItems($companyId: ID!, $ids: [ID!]!) {\n    allItems(companyId: $companyId, ids: $ids) {\n      ...ItemFields\n    }\n  }\n": types.LandingItemsDocument,
    "\n  query Recommendations($userId: ID!, $venueId: ID!) {\n    User(id: $userId) {\n      id\n      recommendations(venueId: $venueId) {\n        id\n        item {\n          ...ItemFields\n        }\n      }\n    }\n  }\n": types.RecommendationsDocument,
    "\n  query MenuCategories($companyId: ID!, $venueId: ID!) {\n    getAllCategories(companyId: $companyId) {\n      ...CategoryFields\n      items(first: 500, venueId: $venueId) {\n        ...ItemFields\n      }\n    }\n  }\n": types.MenuCategoriesDocument,
    "\n  query ItemPage($itemId: ID!) {\n    Item(id: $itemId) {\n      ...ItemFields\n      upsales {\n        items {\n          ...ItemFields\n        }\n      }\n    }\n  }\n": types.ItemPageDocument,
    "\n  query VenueInventory($venueId: ID!) {\n    venueInventory(venueId: $venueId) {\n      itemId\n      outOfStock\n      count\n    }\n    catalogueVersion(venueId: $venueId)\n  }\n": types.VenueInventoryDocument,
    "\n  mutation AddDeviceToken($operatingSystem: OperatingSystem!, $token: String!) {\n    addDeviceToken(operatingSystem: $operatingSystem, token: $token) {\n      success\n    }\n  }\n": types.AddDeviceTokenDocument,
    "\n  mutation AddOrderDeviceToken($orderId: ID!, $operatingSystem: OperatingSystem!, $token: String!) {\n    addOrderDeviceToken(orderId: $orderId, operatingSystem: $operatingSystem, token: $token) {\n      success\n    }\n  }\n": types.AddOrderDeviceTokenDocument,
    "\n  mutation RemoveOrderDeviceToken($orderId: ID!, $token: String!) {\n    removeOrderDeviceToken(orderId: $orderId, token: $token) {\n      success\n    }\n  }\n": types.RemoveOrderDeviceTokenDocument,
    "\n  query PushFacts($id: ID!) {\n    orderingCloudConfiguration(id: $id) {\n      id\n      VAPID_PUBLIC_KEY\n      PUSH_SYSTEMS\n    }\n  }\n": types.PushFactsDocument,
    "\n  query OfferDetail($id: ID!) {\n    Offer(id: $id) {\n      id\n      type\n      context\n      discountRate\n      discountType\n      price\n      stages {\n        id\n        nameLang {\n          ...LocalizedFields\n        }\n        items {\n          id\n        }\n        discountRate\n        discountType\n      }\n      items {\n        id\n      }\n      nameLang {\n        ...LocalizedFields\n      }\n      descriptionLang {\n        ...LocalizedFields\n      }\n      venues\n      image\n      createdAt\n    }\n  }\n": types.OfferDetailDocument,
    "\n  mutation ActivatePromoCode($companyId: ID!, $code: String!, $cartId: ID!, $venueId: ID!) {\n    activatePromoCode(companyId: $companyId, code: $code, cartId: $cartId, venueId: $venueId) {\n      success\n      error\n    }\n  }\n": types.ActivatePromoCodeDocument,
    "\n  mutation RenewDeviceToken($oldToken: String!, $token: String!) {\n    renewDeviceToken(oldToken: $oldToken, token: $token) {\n      success\n    }\n  }\n": types.RenewDeviceTokenDocument,
    "\n  query TableBills($id: ID!, $qrToken: String!) {\n    Table(id: $id) {\n      id\n      code\n      supportsPayLater\n      cheques(qrToken: $qrToken) {\n        id\n        amount\n        discount\n        paidAmount\n        isPaid\n      }\n    }\n  }\n": types.TableBillsDocument,
    "\n  query TablePage($id: ID!, $venueId: ID!) {\n    Table(id: $id) {\n      id\n      code\n      supportsPayLater\n      qrToken(venueId: $venueId)\n    }\n  }\n": types.TablePageDocument,
    "\n  fragment VenueFields on Venue {\n    id\n    name\n    active\n    deleted\n    phone\n    organizationId\n    supportEmail\n    minimumPickupWaitTime\n    image\n    zip\n    timeZone\n    pausedUntil\n    syncedEta {\n      minutes\n      setAt\n    }\n    location {\n      id\n      name\n      street\n      lat\n      long\n      city\n      zip\n    }\n    availabilities {\n      id\n      dayOfWeek\n      timeRange {\n        id\n        start\n        end\n        initialStart\n        initialEnd\n      }\n    }\n    exceptions {\n      id\n      name\n      firstDay\n      lastDay\n      isYearly\n      ranges {\n        start\n        end\n      }\n    }\n  }\n": types.VenueFieldsFragmentDoc,
    "\n  query VenuePage($id: ID!) {\n    Venue(id: $id) {\n      ...VenueFields\n    }\n  }\n": types.VenuePageDocument,
    "\n  query VenueList($companyId: ID!) {\n    allVenues(companyId: $companyId) {\n      ...VenueFields\n    }\n  }\n": types.VenueListDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($companyId: ID!, $phone: String!, $password: String!) {\n    login(companyId: $companyId, phone: $phone, password: $password) {\n      error\n      token\n    }\n  }\n"): typeof import('./graphql.ts').LoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register(\n    $companyId: ID!\n    $name: String!\n    $phone: String!\n    $password: String!\n    $email: String!\n    $referral: String\n  ) {\n    register(\n      companyId: $companyId\n      name: $name\n      phone: $phone\n      password: $password\n      email: $email\n      referral: $referral\n    ) {\n      error\n      token\n    }\n  }\n"): typeof import('./graphql.ts').RegisterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PhoneDeletedLately($phoneNumber: String!, $companyId: ID!) {\n    hasPhoneNumberBeenDeletedLately(phoneNumber: $phoneNumber, companyId: $companyId) {\n      deletedLately\n      message\n    }\n  }\n"): typeof import('./graphql.ts').PhoneDeletedLatelyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendResetPassword($companyId: ID!, $phone: String!) {\n    sendResetPassword(companyId: $companyId, phone: $phone) {\n      success\n      error\n      message\n    }\n  }\n"): typeof import('./graphql.ts').SendResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmResetPassword(\n    $companyId: ID!\n    $phone: String!\n    $code: String!\n    $password: String!\n  ) {\n    confirmResetPassword(companyId: $companyId, phone: $phone, code: $code, password: $password) {\n      success\n      error\n      message\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivatePhone($code: String!) {\n    activatePhone(code: $code) {\n      error\n    }\n  }\n"): typeof import('./graphql.ts').ActivatePhoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestActivationCode {\n    requestActivationCode {\n      error\n    }\n  }\n"): typeof import('./graphql.ts').RequestActivationCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnActivation($id: ID!) {\n    User(id: $id) {\n      id\n      activated\n      phone\n    }\n  }\n"): typeof import('./graphql.ts').OwnActivationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InitAdyenSession(\n    $venueId: ID!\n    $amount: Int!\n    $reference: ID!\n    $returnUrl: String!\n    $companyId: ID!\n    $tip: Int!\n    $currency: Currency!\n    $force3DS: Boolean\n  ) {\n    initAdyenSession(\n      venueId: $venueId\n      amount: $amount\n      reference: $reference\n      returnUrl: $returnUrl\n      companyId: $companyId\n      tip: $tip\n      currency: $currency\n      force3DS: $force3DS\n    ) {\n      success\n      error\n      response {\n        id\n        sessionData\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InitAdyenSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAdyenPaymentDetails($venueId: ID!, $payload: JSON!) {\n    updateAdyenPaymentDetails(venueId: $venueId, payload: $payload) {\n      success\n      error\n      response {\n        resultCode\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateAdyenPaymentDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentSessionState($cartId: ID!, $sessionId: ID!) {\n    paymentSessionState(cartId: $cartId, sessionId: $sessionId)\n  }\n"): typeof import('./graphql.ts').PaymentSessionStateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveStoredCard($reference: String!) {\n    removeStoredCard(reference: $reference) {\n      success\n    }\n  }\n"): typeof import('./graphql.ts').RemoveStoredCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SocialMediaFeed($companyId: ID!) {\n    getSocialMedia(companyId: $companyId) {\n      success\n      feed {\n        socialType\n        items {\n          id\n          link\n          mediaUrl\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SocialMediaFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContentFields on Content {\n    id\n    slug\n    types\n    createdAt\n    updatedAt\n    image\n    title {\n      ...LocalizedFields\n    }\n    subTitle {\n      ...LocalizedFields\n    }\n    text {\n      ...LocalizedFields\n    }\n  }\n"): typeof import('./graphql.ts').ContentFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query News($companyId: ID!) {\n    allContents(companyId: $companyId, types: [NEWSLETTER]) {\n      ...ContentFields\n    }\n  }\n"): typeof import('./graphql.ts').NewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Article($companyId: ID!, $id: ID!) {\n    allContents(companyId: $companyId, id: $id) {\n      ...ContentFields\n    }\n  }\n"): typeof import('./graphql.ts').ArticleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageBySlug($companyId: ID!, $slug: String!) {\n    allContents(companyId: $companyId, slug: $slug) {\n      ...ContentFields\n    }\n  }\n"): typeof import('./graphql.ts').PageBySlugDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LandingContents($companyId: ID!, $intro: String!, $membership: String!) {\n    intro: allContents(companyId: $companyId, slug: $intro) {\n      slug\n      text {\n        ...LocalizedFields\n      }\n    }\n    membership: allContents(companyId: $companyId, slug: $membership) {\n      slug\n      text {\n        ...LocalizedFields\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LandingContentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferCardFields on Offer {\n    id\n    type\n    nameLang {\n      ...LocalizedFields\n    }\n    descriptionLang {\n      ...LocalizedFields\n    }\n    venues\n    image\n  }\n"): typeof import('./graphql.ts').OfferCardFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    homepageUserQuery {\n      id\n      tokens {\n        id\n        singleUse\n        used\n        expired\n        offer {\n          ...OfferCardFields\n        }\n      }\n      stampCards {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n        description\n        descriptionLang {\n          ...LocalizedFields\n        }\n        details {\n          ...LocalizedFields\n        }\n        icon\n        offerImage\n        count\n        requiredCount\n        stamps {\n          id\n          seen\n        }\n        venues\n      }\n      company {\n        defaultOffers {\n          ...OfferCardFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoggedOutOffers($companyId: ID!) {\n    getLoggedOutData(companyId: $companyId) {\n      defaultOffers {\n        ...OfferCardFields\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LoggedOutOffersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkStampSeen($id: ID!) {\n    updateStamp(id: $id, seen: true) {\n      id\n      seen\n    }\n  }\n"): typeof import('./graphql.ts').MarkStampSeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LevelFields on MembershipLevel {\n    id\n    title {\n      ...LocalizedFields\n    }\n    description {\n      ...LocalizedFields\n    }\n    pointsRequired\n    primaryColor\n    secondaryColor\n    image\n    discountPercentage\n  }\n"): typeof import('./graphql.ts').LevelFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Levels($companyId: ID!) {\n    allMembershipLevels(companyId: $companyId) {\n      ...LevelFields\n    }\n  }\n"): typeof import('./graphql.ts').LevelsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextLevel {\n    getNextMembershipLevel {\n      success\n      pointsNeeded\n      nextLevel {\n        ...LevelFields\n      }\n    }\n  }\n"): typeof import('./graphql.ts').NextLevelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFields on Order {\n    id\n    easyId\n    status\n    type\n    createdAt\n    desiredTime\n    estimatedFinishTime\n    isDelayed\n    rejectReason\n    confirmed\n    isRefunded\n    givenBack\n    isTableOrder\n    comment\n    answerBy\n    table {\n      id\n      code\n    }\n    venue {\n      ...VenueFields\n    }\n    payment {\n      id\n      tip\n    }\n    fees {\n      id\n      name\n      price {\n        ...PriceFields\n      }\n    }\n    items {\n      id\n      bundleId\n      ageRestricted\n      offer {\n        id\n        name\n        type\n        nameLang {\n          ...LocalizedFields\n        }\n      }\n      price {\n        ...PriceFields\n      }\n      variations {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n        price\n      }\n      removedVariations {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n      }\n      entry {\n        id\n        price\n        selectedVariations\n        item {\n          id\n          defaultPrice\n          title\n          titleLang {\n            ...LocalizedFields\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryOrder($orderId: ID!) {\n    getHistoryOrder(orderId: $orderId) {\n      ...OrderFields\n    }\n  }\n"): typeof import('./graphql.ts').HistoryOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryListing {\n    getHistoryListing {\n      ...OrderFields\n    }\n  }\n"): typeof import('./graphql.ts').HistoryListingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActiveOrders {\n    allOrders {\n      id\n      createdAt\n      desiredTime\n    }\n  }\n"): typeof import('./graphql.ts').ActiveOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendOrderEmail($orderId: ID!, $email: String) {\n    sendOrderEmail(orderId: $orderId, email: $email) {\n      success\n      error\n    }\n  }\n"): typeof import('./graphql.ts').SendOrderEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceFields on Price {\n    id\n    amount\n    percentageVAT\n    discount\n    subtotal\n  }\n"): typeof import('./graphql.ts').PriceFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmRejection($id: ID!) {\n    updateOrder(id: $id, confirmed: true) {\n      id\n      confirmed\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmRejectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteNode($userId: ID!) {\n    deleteNode(userId: $userId) {\n      success\n      message\n    }\n  }\n"): typeof import('./graphql.ts').DeleteNodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHashedPhoneNumber($phoneNumber: String!) {\n    createHashedPhoneNumber(phoneNumber: $phoneNumber) {\n      success\n    }\n  }\n"): typeof import('./graphql.ts').CreateHashedPhoneNumberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChequePage($id: ID!) {\n    Cheque(id: $id) {\n      id\n      amount\n      discount\n      paidAmount\n      isPaid\n      venueId\n      tableCode\n      items {\n        id\n        itemId\n        title\n        amount\n        discount\n        categoryId\n        richVariations {\n          id\n          title\n        }\n        isLocked\n        isPaid\n        leftFraction\n        leftAmount\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChequePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TableGuests($id: ID!, $qrToken: String!, $guestId: ID!) {\n    Table(id: $id) {\n      id\n      guests(qrToken: $qrToken, guestId: $guestId) {\n        id\n        number\n        name\n        isMe\n        isHere\n        sharesCartOf\n        unsentAmount\n        sentAmount\n        dishes {\n          ...TableDishFields\n        }\n        orders {\n          easyId\n          status\n          createdAt\n          dishes {\n            ...TableDishFields\n          }\n        }\n      }\n    }\n  }\n\n  fragment TableDishFields on TableDish {\n    itemId\n    title\n    quantity\n    amount\n    choices {\n      id\n      title\n    }\n  }\n"): typeof import('./graphql.ts').TableGuestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShoppingCartEvents($cartId: ID!, $after: Int) {\n    shoppingCartEvents(cartId: $cartId, after: $after) {\n      sequence\n      event\n    }\n  }\n"): typeof import('./graphql.ts').ShoppingCartEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutShoppingCartEvents($events: [CartEvent!]!, $tableToken: String) {\n    putShoppingCartEvents(events: $events, tableToken: $tableToken) {\n      success\n      error\n      confirmed {\n        sequence\n        event\n      }\n      refused {\n        eventId\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PutShoppingCartEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentTime {\n    currentTime\n  }\n"): typeof import('./graphql.ts').CurrentTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyPage($id: ID!) {\n    orderingCloudConfiguration(id: $id) {\n      id\n      slug\n      COMPANY_ID\n      userCompanyId\n      marketplaceId\n      marketplace {\n        venues {\n          id\n          name\n        }\n      }\n      logoUrl\n      landingPageBackgroundUrl\n      landingPageDesktopBackgroundUrl\n      theme {\n        main\n        secondary\n        contrastingColor\n        menuTextColor\n        priceColor\n        entryBackground\n        menuBackgroundColor\n      }\n      font\n      ANONYMOUS_PURCHASE\n      DISABLE_PICKUP_TIME\n      IS_PRODUCTION\n      MAX_CATEGORIES\n      SYNC_ETA\n      LANDING_PAGE_SECTIONS {\n        menuId\n        title\n        itemIds\n      }\n      ADYEN_CLIENT_TOKEN\n      CUSTOM_CLIENT_ADYEN_TOKEN\n      enableInvoicing\n      enableTipping\n      enablePromoCodes\n      enableQrOrders\n      disableComments\n      serviceTypes\n      greetingText\n      navigationInfoText\n      showCategoriesInGridView\n      landingPageIntro\n      aboutUs\n      force3DSecure\n      customReadyText\n      invoiceFormUrl\n      bagItemId\n      enableAnalytics\n      analyticsService\n      company {\n        id\n        displayName\n        supportEmail\n        hasMembershipCards\n        hasAppOrders\n        defaultCurrency\n        country\n        languages\n        defaultLanguage\n        code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SideContents($companyId: ID!) {\n    allContents(companyId: $companyId) {\n      id\n      slug\n      types\n      title {\n        ...LocalizedFields\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SideContentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDeviceToken($token: String!) {\n    removeDeviceToken(token: $token) {\n      success\n    }\n  }\n"): typeof import('./graphql.ts').RemoveDeviceTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignedInGuest($id: ID!) {\n    User(id: $id) {\n      id\n      name\n      phone\n      email\n      easyId\n      deleted\n      activated\n      invoiceTargetId\n      invoiceCustomerId\n      membershipCard {\n        points\n        membershipLevel {\n          id\n          discountPercentage\n          title {\n            ...LocalizedFields\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SignedInGuestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LocalizedFields on LocalizedText {\n    en\n    se\n    es\n    no\n    tr\n    dk\n  }\n"): typeof import('./graphql.ts').LocalizedFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ItemFields on Item {\n    id\n    title\n    titleLang {\n      ...LocalizedFields\n    }\n    description\n    descriptionLang {\n      ...LocalizedFields\n    }\n    ageRestricted\n    vatRate\n    disableMembershipDiscount\n    categories {\n      id\n    }\n    modificationGroups {\n      id\n    }\n    sizes {\n      id\n      type\n      variations {\n        id\n        name\n        nameLang {\n          ...LocalizedFields\n        }\n        price\n        absolutePrice\n      }\n    }\n    image\n    upsales {\n      id\n      hideInApp\n      enableMultiSelect\n      name {\n        ...LocalizedFields\n      }\n      items {\n        id\n      }\n    }\n    allergens\n    allergyTags\n    defaultPrice\n    order\n    deleted\n    instant\n  }\n"): typeof import('./graphql.ts').ItemFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryFields on Category {\n    id\n    parentId\n    order\n    name\n    nameLang {\n      ...LocalizedFields\n    }\n    descriptionLang {\n      ...LocalizedFields\n    }\n    image\n    hideInCustomerOrderingFlows\n    deleted\n  }\n"): typeof import('./graphql.ts').CategoryFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ModificationGroupFields on ModificationGroup {\n    id\n    externalName\n    nameLang {\n      ...LocalizedFields\n    }\n    type\n    required\n    expandedByDefault\n    minChoices\n    maxChoices\n    preselectedVariations\n    variations {\n      id\n      price\n      name\n      nameLang {\n        ...LocalizedFields\n      }\n      allergen\n      asItem {\n        id\n      }\n      image\n    }\n  }\n"): typeof import('./graphql.ts').ModificationGroupFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AppliedMenus($companyId: ID!, $venueId: ID!) {\n    getAppliedMenus(companyId: $companyId, venueId: $venueId) {\n      id\n      venueId\n      serviceTypes\n      availabilities {\n        id\n        dayOfWeek\n        timeRange {\n          id\n          start\n          end\n        }\n      }\n      menuEntries {\n        id\n        price\n        instant\n        vatRate\n        item {\n          id\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AppliedMenusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModificationGroups($companyId: ID!) {\n    Company(id: $companyId) {\n      id\n      modificationGroups {\n        ...ModificationGroupFields\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ModificationGroupsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StartCategories($companyId: ID!, $venueId: ID!, $first: Int!) {\n    allCategories(companyId: $companyId, first: $first) {\n      ...CategoryFields\n      items(first: 15, venueId: $venueId) {\n        ...ItemFields\n      }\n    }\n  }\n"): typeof import('./graphql.ts').StartCategoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LandingItems($companyId: ID!, $ids: [ID!]!) {\n    allItems(companyId: $companyId, ids: $ids) {\n      ...ItemFields\n    }\n  }\n"): typeof import('./graphql.ts').LandingItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Recommendations($userId: ID!, $venueId: ID!) {\n    User(id: $userId) {\n      id\n      recommendations(venueId: $venueId) {\n        id\n        item {\n          ...ItemFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RecommendationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MenuCategories($companyId: ID!, $venueId: ID!) {\n    getAllCategories(companyId: $companyId) {\n      ...CategoryFields\n      items(first: 500, venueId: $venueId) {\n        ...ItemFields\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MenuCategoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ItemPage($itemId: ID!) {\n    Item(id: $itemId) {\n      ...ItemFields\n      upsales {\n        items {\n          ...ItemFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ItemPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VenueInventory($venueId: ID!) {\n    venueInventory(venueId: $venueId) {\n      itemId\n      outOfStock\n      count\n    }\n    catalogueVersion(venueId: $venueId)\n  }\n"): typeof import('./graphql.ts').VenueInventoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDeviceToken($operatingSystem: OperatingSystem!, $token: String!) {\n    addDeviceToken(operatingSystem: $operatingSystem, token: $token) {\n      success\n    }\n  }\n"): typeof import('./graphql.ts').AddDeviceTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddOrderDeviceToken($orderId: ID!, $operatingSystem: OperatingSystem!, $token: String!) {\n    addOrderDeviceToken(orderId: $orderId, operatingSystem: $operatingSystem, token: $token) {\n      success\n    }\n  }\n"): typeof import('./graphql.ts').AddOrderDeviceTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveOrderDeviceToken($orderId: ID!, $token: String!) {\n    removeOrderDeviceToken(orderId: $orderId, token: $token) {\n      success\n    }\n  }\n"): typeof import('./graphql.ts').RemoveOrderDeviceTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PushFacts($id: ID!) {\n    orderingCloudConfiguration(id: $id) {\n      id\n      VAPID_PUBLIC_KEY\n      PUSH_SYSTEMS\n    }\n  }\n"): typeof import('./graphql.ts').PushFactsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferDetail($id: ID!) {\n    Offer(id: $id) {\n      id\n      type\n      context\n      discountRate\n      discountType\n      price\n      stages {\n        id\n        nameLang {\n          ...LocalizedFields\n        }\n        items {\n          id\n        }\n        discountRate\n        discountType\n      }\n      items {\n        id\n      }\n      nameLang {\n        ...LocalizedFields\n      }\n      descriptionLang {\n        ...LocalizedFields\n      }\n      venues\n      image\n      createdAt\n    }\n  }\n"): typeof import('./graphql.ts').OfferDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivatePromoCode($companyId: ID!, $code: String!, $cartId: ID!, $venueId: ID!) {\n    activatePromoCode(companyId: $companyId, code: $code, cartId: $cartId, venueId: $venueId) {\n      success\n      error\n    }\n  }\n"): typeof import('./graphql.ts').ActivatePromoCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewDeviceToken($oldToken: String!, $token: String!) {\n    renewDeviceToken(oldToken: $oldToken, token: $token) {\n      success\n    }\n  }\n"): typeof import('./graphql.ts').RenewDeviceTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TableBills($id: ID!, $qrToken: String!) {\n    Table(id: $id) {\n      id\n      code\n      supportsPayLater\n      cheques(qrToken: $qrToken) {\n        id\n        amount\n        discount\n        paidAmount\n        isPaid\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TableBillsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TablePage($id: ID!, $venueId: ID!) {\n    Table(id: $id) {\n      id\n      code\n      supportsPayLater\n      qrToken(venueId: $venueId)\n    }\n  }\n"): typeof import('./graphql.ts').TablePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VenueFields on Venue {\n    id\n    name\n    active\n    deleted\n    phone\n    organizationId\n    supportEmail\n    minimumPickupWaitTime\n    image\n    zip\n    timeZone\n    pausedUntil\n    syncedEta {\n      minutes\n      setAt\n    }\n    location {\n      id\n      name\n      street\n      lat\n      long\n      city\n      zip\n    }\n    availabilities {\n      id\n      dayOfWeek\n      timeRange {\n        id\n        start\n        end\n        initialStart\n        initialEnd\n      }\n    }\n    exceptions {\n      id\n      name\n      firstDay\n      lastDay\n      isYearly\n      ranges {\n        start\n        end\n      }\n    }\n  }\n"): typeof import('./graphql.ts').VenueFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VenuePage($id: ID!) {\n    Venue(id: $id) {\n      ...VenueFields\n    }\n  }\n"): typeof import('./graphql.ts').VenuePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VenueList($companyId: ID!) {\n    allVenues(companyId: $companyId) {\n      ...VenueFields\n    }\n  }\n"): typeof import('./graphql.ts').VenueListDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
