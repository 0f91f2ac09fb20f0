import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { go } from '../device/router.svelte';
import { remembered } from '../device/tables';
import { loadLanguage } from '../i18n';
import { fakeServer, PEEK } from '../testing/fake-server';
import { prepare } from '../testing/pages';
import Join from './Join.svelte';

const user = prepare();

it('is accepted with one press, and its secret leaves the address', async () => {
  go('/join/s3cret');
  const asked = fakeServer({ 'POST /api/peek': PEEK, 'POST /api/join': { table: 't1', link: 'mine' } });
  render(Join, { token: 's3cret' });
  expect(await screen.findByLabelText('Your name at the table')).toHaveValue('Anna');
  await user.click(screen.getByRole('button', { name: 'Sit down' }));
  await waitFor(() => expect(location.pathname).toBe('/table/t1'));
  expect(asked.at(-1)).toEqual({ what: 'POST /api/join', body: { token: 's3cret', name: 'Anna' } });
  expect(remembered()).toMatchObject([{ id: 't1', link: 'mine' }]);
});

it('is accepted by somebody with a name, and says whose name it is already', async () => {
  const asked = fakeServer({ 'POST /api/peek': PEEK, 'POST /api/join': { table: 't1', link: 'mine' } });
  render(Join, { token: 's3cret' });
  const name = await screen.findByLabelText('Your name at the table');
  expect(screen.getByText(/Two players have the same name/)).toBeVisible();
  await user.clear(name);
  await user.type(name, '   ');
  expect(name).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Sit down' }));
  await user.type(name, ' Bert');
  expect(screen.queryByText(/Two players have the same name/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sit down' }));
  await waitFor(() => expect(location.pathname).toBe('/table/t1'));
  const joined = asked.filter(({ what }) => what === 'POST /api/join');
  expect(joined).toEqual([{ what: 'POST /api/join', body: { token: 's3cret', name: 'Bert' } }]);
});

it('leads on at once whoever has the seat already', async () => {
  fakeServer({ 'POST /api/peek': { ...PEEK, yours: true } });
  render(Join, { token: 's3cret' });
  await waitFor(() => expect(location.pathname).toBe('/table/t1'));
});

it('that is spent says so, in the language of the reader', async () => {
  fakeServer({});
  render(Join, { token: 'old' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used');
  await loadLanguage('uk');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Запрошення'));
});
