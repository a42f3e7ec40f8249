-- Counts in the query if a number is given; prints the figures as one line of JSON.
local n, name

function init(args)
  n, name = tonumber(args[1]), args[2]
end

function request()
  if not n then return wrk.format() end
  n = n + 1
  return wrk.format(nil, wrk.path .. "?" .. name .. "=" .. n)
end

function done(summary, latency)
  local e = summary.errors
  print(string.format('{"total":%d,"micros":%d,"p99":%d,"errors":%d}', summary.requests,
    summary.duration, latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
