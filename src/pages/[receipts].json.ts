import { hasReceipts, loadReceipts } from '@/collections/receipts';

export function getStaticPaths() {
  return hasReceipts() ? [{ params: { receipts: 'receipts' } }] : [];
}

export function GET(): Response {
  return Response.json(loadReceipts());
}
