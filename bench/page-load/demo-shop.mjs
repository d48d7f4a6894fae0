async function ask(origin, query, variables) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** A venue of a demo company, as a guest's browser knows it. */
export async function venueOf(origin, slug) {
  const { orderingCloudConfiguration: found } = await ask(
    origin,
    'query ($slug: String!) { orderingCloudConfiguration(slug: $slug) { COMPANY_ID } }',
    { slug },
  );
  const { allVenues } = await ask(origin, 'query ($id: ID!) { allVenues(companyId: $id) { id } }', {
    id: found.COMPANY_ID,
  });
  return { companyId: found.COMPANY_ID, venueId: allVenues[0].id };
}
