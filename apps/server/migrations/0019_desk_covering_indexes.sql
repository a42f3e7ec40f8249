DROP INDEX "applications_submitted";--> statement-breakpoint
DROP INDEX "applications_desk";--> statement-breakpoint
DROP INDEX "applications_desk_status";--> statement-breakpoint
DROP INDEX "applications_desk_amount";--> statement-breakpoint
DROP INDEX "applications_call_status";--> statement-breakpoint
CREATE INDEX "calls_undecided" ON "calls" USING btree ("bank_id","closes_at","id") WHERE decisions_published_at IS NULL;--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING btree ("call_id","submitted_at","id","bank_id","status","themes") WHERE submitted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_desk" ON "applications" USING btree ("bank_id","submitted_at","id","status","call_id","themes") WHERE submitted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_desk_status" ON "applications" USING btree ("bank_id","status","submitted_at","id","call_id","themes");--> statement-breakpoint
CREATE INDEX "applications_desk_amount" ON "applications" USING btree ("bank_id","requested_amount","id","submitted_at","status","call_id","themes") WHERE submitted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_call_status" ON "applications" USING btree ("call_id","status","submitted_at","id","bank_id","themes");