/* eslint-disable */
import * as types from './graphql.ts';



const documents = {}
export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
