/** Why the dishes cannot stay: the question says so, or nobody knows what is being asked (D-64). */
export type WhyCleared =
  | 'OTHER_VENUE'
  | 'OTHER_SERVICE_TYPE'
  | 'OTHER_TIME'
  | 'NEW_ORDER'
  | 'LEAVE';
