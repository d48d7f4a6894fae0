import { graphql } from '../graphql-client/generated/gql.ts';

graphql(`
  fragment LocalizedFields on LocalizedText {
    en
    se
    es
    no
    tr
    dk
  }
`);

/** A dish as cards and item page need it; its modification groups come once for the whole company. */
graphql(`
  fragment ItemFields on Item {
    id
    title
    titleLang {
      ...LocalizedFields
    }
    description
    descriptionLang {
      ...LocalizedFields
    }
    ageRestricted
    vatRate
    disableMembershipDiscount
    categories {
      id
    }
    modificationGroups {
      id
    }
    sizes {
      id
      type
      variations {
        id
        name
        nameLang {
          ...LocalizedFields
        }
        price
        absolutePrice
      }
    }
    image
    upsales {
      id
      hideInApp
      enableMultiSelect
      name {
        ...LocalizedFields
      }
      items {
        id
      }
    }
    allergens
    allergyTags
    defaultPrice
    order
    deleted
    instant
  }
`);

graphql(`
  fragment CategoryFields on Category {
    id
    parentId
    order
    name
    nameLang {
      ...LocalizedFields
    }
    descriptionLang {
      ...LocalizedFields
    }
    image
    hideInCustomerOrderingFlows
    deleted
  }
`);

graphql(`
  fragment ModificationGroupFields on ModificationGroup {
    id
    externalName
    nameLang {
      ...LocalizedFields
    }
    type
    required
    expandedByDefault
    minChoices
    maxChoices
    preselectedVariations
    variations {
      id
      price
      name
      nameLang {
        ...LocalizedFields
      }
      allergen
      asItem {
        id
      }
      image
    }
  }
`);

export const AppliedMenus = graphql(`
  query AppliedMenus($companyId: ID!, $venueId: ID!) {
    getAppliedMenus(companyId: $companyId, venueId: $venueId) {
      id
      venueId
      serviceTypes
      availabilities {
        id
        dayOfWeek
        timeRange {
          id
          start
          end
        }
      }
      menuEntries {
        id
        price
        instant
        vatRate
        item {
          id
        }
      }
    }
  }
`);

export const ModificationGroups = graphql(`
  query ModificationGroups($companyId: ID!) {
    Company(id: $companyId) {
      id
      modificationGroups {
        ...ModificationGroupFields
      }
    }
  }
`);

/** API-25: the first categories, each with up to 15 dishes. */
export const StartCategories = graphql(`
  query StartCategories($companyId: ID!, $venueId: ID!, $first: Int!) {
    allCategories(companyId: $companyId, first: $first) {
      ...CategoryFields
      items(first: 15, venueId: $venueId) {
        ...ItemFields
      }
    }
  }
`);

export const LandingItems = graphql(`
  query LandingItems($companyId: ID!, $ids: [ID!]!) {
    allItems(companyId: $companyId, ids: $ids) {
      ...ItemFields
    }
  }
`);

/** LOYAL-14: what this guest likes, at this venue. */
export const Recommendations = graphql(`
  query Recommendations($userId: ID!, $venueId: ID!) {
    User(id: $userId) {
      id
      recommendations(venueId: $venueId) {
        id
        item {
          ...ItemFields
        }
      }
    }
  }
`);

export const MenuCategories = graphql(`
  query MenuCategories($companyId: ID!, $venueId: ID!) {
    getAllCategories(companyId: $companyId) {
      ...CategoryFields
      items(first: 500, venueId: $venueId) {
        ...ItemFields
      }
    }
  }
`);

export const ItemPage = graphql(`
  query ItemPage($itemId: ID!) {
    Item(id: $itemId) {
      ...ItemFields
      upsales {
        items {
          ...ItemFields
        }
      }
    }
  }
`);

export const VenueInventory = graphql(`
  query VenueInventory($venueId: ID!) {
    venueInventory(venueId: $venueId) {
      itemId
      outOfStock
      count
    }
    catalogueVersion(venueId: $venueId)
  }
`);
