export const STAFF_ENDPOINT = '/staff/graphql';
