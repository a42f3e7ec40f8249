DROP INDEX "applications_call_status";--> statement-breakpoint
CREATE INDEX "applications_desk" ON "applications" USING btree ("bank_id","submitted_at","id") WHERE submitted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_desk_status" ON "applications" USING btree ("bank_id","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_desk_amount" ON "applications" USING btree ("bank_id","requested_amount","id") WHERE submitted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_desk_drafts" ON "applications" USING btree ("bank_id","updated_at","id") WHERE status = 'draft' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "applications_call_status" ON "applications" USING btree ("call_id","status","submitted_at","id");