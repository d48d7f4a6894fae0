import { GraphQLError, isScalarType, type GraphQLSchema } from 'graphql';

const FIRST_YEAR = 1970;
const LAST_YEAR = 2199;
const LONGEST = 60;
const YEAR = /^([+-]?\d{4,6})-\d{2}-\d{2}/;

/**
 * No operation is asked about a moment that calendars and time zones do not reach (D-762). Whether the rest of it is a
 * moment is for the operation to say, by its field.
 */
export function boundMoments(schema: GraphQLSchema): void {
  const moment = schema.getType('DateTime');
  if (!isScalarType(moment)) return;
  const { parseValue, parseLiteral } = moment;
  const bounded = (value: unknown): unknown => {
    if (typeof value !== 'string' || value.length > LONGEST) return value;
    const year = YEAR.exec(value)?.[1];
    if (year === undefined || (Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR))
      return value;
    throw new GraphQLError(`A moment lies between the years ${FIRST_YEAR} and ${LAST_YEAR}`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  };
  moment.parseValue = (value) => bounded(parseValue(value));
  moment.parseLiteral = (node, variables) => bounded(parseLiteral(node, variables));
}
