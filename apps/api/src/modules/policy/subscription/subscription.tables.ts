/** Tables of subscriptions to calls; made by `subscription.migrations.ts`. */
export interface SubscriptionTables {
  policy_subscriptions: { user_id: string; declaration_id: string; created_at: string };
}

declare module '../../../database/tables.ts' {
  interface Database extends SubscriptionTables {}
}
